import {
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteAndPurge,
  parse,
  restoreRecord,
  updating,
} from '../../kernel/index.ts'
import { type SavedView, SavedViewChanges, savedViews } from './schema.ts'

/**
 * Changes fields of a view; what changes nothing writes nothing.
 * @throws AppError `not-found`, `validation`, or `stale` with the view as it is now.
 */
export async function editSavedView(deps: ChangeDeps, id: string, input: SavedViewChanges, basedOn: BasedOn = {}): Promise<SavedView> {
  const given = parse(SavedViewChanges, input)
  return changeLive(deps, savedViews, id, basedOn, (view) => {
    return updating(savedViews, changedFields(view, given))
  })
}

/**
 * Moves a view to the trash, and erases what lay there for too long; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the view as it is now.
 */
export const deleteSavedView = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<SavedView> =>
  deleteAndPurge(deps, savedViews, id, basedOn)

/**
 * Brings a view back from the trash; one that is there already stays as it is.
 * @throws AppError `not-found`, also past its days in the trash.
 */
export const restoreSavedView = (deps: ChangeDeps, id: string): Promise<SavedView> => restoreRecord(deps, savedViews, id, { room: null })
