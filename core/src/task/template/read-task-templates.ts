import { type ActorDep, type JsonPage, notFound, type PageRequest, type RecordJson, type StoreDep } from '../../kernel/index.ts'
import { taskTemplates } from './schema.ts'

/** One page of the person's templates, oldest first. */
export const listTaskTemplates = ({ store, actor }: StoreDep & ActorDep, page: PageRequest): Promise<JsonPage> =>
  store.json.list(actor.space, taskTemplates.queries.all, {}, page)

/** @throws AppError `not-found`, also for a template in the trash or of somebody else. */
export async function readTaskTemplate({ store, actor }: StoreDep & ActorDep, id: string): Promise<RecordJson> {
  const stored = await store.json.get(actor.space, taskTemplates, id)
  if (!stored || stored.deletedAt !== null) throw notFound('task template')
  return stored
}
