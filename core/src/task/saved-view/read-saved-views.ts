import { type ActorDep, type JsonPage, notFound, type PageRequest, type RecordJson, type StoreDep } from '../../kernel/index.ts'
import { savedViews } from './schema.ts'

/** One page of the person's views, oldest first. */
export const listSavedViews = ({ store, actor }: StoreDep & ActorDep, page: PageRequest): Promise<JsonPage> =>
  store.json.list(actor.space, savedViews.queries.all, {}, page)

/** @throws AppError `not-found`, also for a view in the trash or of somebody else. */
export async function readSavedView({ store, actor }: StoreDep & ActorDep, id: string): Promise<RecordJson> {
  const stored = await store.json.get(actor.space, savedViews, id)
  if (!stored || stored.deletedAt !== null) throw notFound('saved view')
  return stored
}
