import { type ActorDep, type JsonPage, type PageRequest, type RecordJson, readLive, type StoreDep } from '../../kernel/index.ts'
import { taskTemplates } from './schema.ts'

/** One page of the person's templates, oldest first. */
export const listTaskTemplates = ({ store, actor }: StoreDep & ActorDep, page: PageRequest): Promise<JsonPage> =>
  store.json.list(actor.space, taskTemplates.queries.all, {}, page)

/** @throws AppError `not-found`, also for a template in the trash or of somebody else. */
export const readTaskTemplate = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, taskTemplates, id)
