import { type ChangeDeps, makeOnce, newEnvelope, nowText, parse } from '../../kernel/index.ts'
import { NewSavedView, type SavedView, savedViews } from './schema.ts'

/**
 * Keeps a way of looking at tasks under a name. The same input under the same id answers the view that is there.
 * @throws AppError `validation`, or `conflict` when the id stands for another view.
 */
export async function createSavedView(deps: ChangeDeps, input: NewSavedView): Promise<SavedView> {
  const { id: named, query = '', layout = 'list', groupBy = null, sortBy = null, order = 'ascending', name } = parse(NewSavedView, input)
  const said = { name, query, layout, groupBy, sortBy, order }
  return makeOnce(
    deps,
    savedViews,
    { id: named, asked: said },
    { room: null, make: (id) => ({ ...newEnvelope(id, nowText(deps)), ...said }) },
  )
}
