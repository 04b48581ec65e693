import { type BasedOn, changeRecord, MAX_LIMIT, notFound, nowText, parse, TRASH_DAYS, trashHorizon } from '../../kernel/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { type SavedView, SavedViewChanges, savedViews } from './schema.ts'

/**
 * Changes fields of a view; what changes nothing writes nothing.
 * @throws AppError `not-found`, `validation`, or `stale` with the view as it is now.
 */
export async function editSavedView(deps: TaskDeps, id: string, input: SavedViewChanges, basedOn: BasedOn = {}): Promise<SavedView> {
  const given = parse(SavedViewChanges, input)
  return changeRecord(deps, savedViews, id, basedOn, (view) => {
    if (view.deletedAt) throw notFound('saved view')
    const changes = Object.fromEntries(
      Object.entries(given).filter(([field, value]) => value !== undefined && value !== view[field as keyof SavedView]),
    )
    return Object.keys(changes).length ? { event: 'saved-view.updated', changes } : null
  })
}

/**
 * Moves a view to the trash, and erases what lay there for too long; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the view as it is now.
 */
export async function deleteSavedView(deps: TaskDeps, id: string, basedOn: BasedOn = {}): Promise<SavedView> {
  const deleted = await changeRecord(deps, savedViews, id, basedOn, (view) =>
    view.deletedAt ? null : { event: 'saved-view.deleted', changes: { deletedAt: nowText(deps) } },
  )
  const { store, actor } = deps
  const before = trashHorizon(deps, TRASH_DAYS + 1)
  const gone = await store.list(actor.space, savedViews.queries.trash, { before }, { limit: MAX_LIMIT })
  await Promise.all(gone.items.map((view) => store.erase(actor.space, savedViews, view.id)))
  return deleted
}

/**
 * Brings a view back from the trash; one that is there already stays as it is.
 * @throws AppError `not-found`, also past its days in the trash.
 */
export const restoreSavedView = (deps: TaskDeps, id: string): Promise<SavedView> =>
  changeRecord(deps, savedViews, id, {}, (view) => (view.deletedAt ? { event: 'saved-view.restored', changes: { deletedAt: null } } : null))
