import { type ActorDep, type JsonPage, type PageRequest, type RecordJson, readLive, type StoreDep } from '../../kernel/index.ts'
import { savedViews } from './schema.ts'

/** One page of the person's views, oldest first. */
export const listSavedViews = ({ store, actor }: StoreDep & ActorDep, page: PageRequest): Promise<JsonPage> =>
  store.json.list(actor.space, savedViews.queries.all, {}, page)

/** @throws AppError `not-found`, also for a view in the trash or of somebody else. */
export const readSavedView = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, savedViews, id)
