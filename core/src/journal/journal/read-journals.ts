import { type ActorDep, type JsonPage, type PageRequest, type RecordJson, readLive, type StoreDep } from '../../kernel/index.ts'
import { journals } from '../schema.ts'

/** One page of the journals beside the one everybody has, oldest first. */
export const listJournals = ({ store, actor }: StoreDep & ActorDep, page: PageRequest): Promise<JsonPage> =>
  store.json.list(actor.space, journals.queries.inOrder, {}, page)

/** @throws AppError `not-found`, also for a journal in the trash or in another's space. */
export const readJournal = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, journals, id)
