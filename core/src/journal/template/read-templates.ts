import { type ActorDep, type JsonPage, type PageRequest, type RecordJson, readLive, type StoreDep } from '../../kernel/index.ts'
import { journalTemplates } from '../schema.ts'

/** One page of the person's own templates, oldest first. */
export const listJournalTemplates = ({ store, actor }: StoreDep & ActorDep, page: PageRequest): Promise<JsonPage> =>
  store.json.list(actor.space, journalTemplates.queries.inOrder, {}, page)

/** @throws AppError `not-found`, also for a template in the trash or in another's space. */
export const readJournalTemplate = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, journalTemplates, id)
