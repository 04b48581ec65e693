import { AppError, type ChangeDeps, eventFor, newEnvelope, nowText, parse, saveNew } from '../../kernel/index.ts'
import { NewSavedView, type SavedView, savedViews } from './schema.ts'

/**
 * Keeps a way of looking at tasks under a name. The same input under the same id answers the view that is there.
 * @throws AppError `validation`, or `conflict` when the id stands for another view.
 */
export async function createSavedView(deps: ChangeDeps, input: NewSavedView): Promise<SavedView> {
  const { id = deps.ids.next(), name, ...given } = parse(NewSavedView, input)
  const view: SavedView = {
    ...newEnvelope(id, nowText(deps)),
    name,
    query: given.query ?? '',
    layout: given.layout ?? 'list',
    groupBy: given.groupBy ?? null,
    sortBy: given.sortBy ?? null,
    order: given.order ?? 'ascending',
  }
  const stored = await saveNew(deps, deps.actor.space, savedViews, view, [eventFor(deps, 'saved-view.created', view)])
  if (content(stored) === content(view)) return stored
  throw new AppError('conflict', 'There is another view with this id.', { current: stored })
}

const content = ({ name, query, layout, groupBy, sortBy, order, deletedAt }: SavedView) =>
  JSON.stringify([name, query, layout, groupBy, sortBy, order, deletedAt])
