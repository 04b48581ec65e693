import {
  type ActorDep,
  getLive,
  type JsonPage,
  type PageRequest,
  type RecordJson,
  readLive,
  type StoreDep,
  trashHorizon,
} from '../../kernel/index.ts'
import { type JournalEntry, journalEntries } from '../schema.ts'
import { type JournalDeps, purgeEntries } from './purge-entries.ts'

/** @throws AppError `not-found`, also for an entry in the trash or in another's space. */
export const getEntry = (deps: StoreDep & ActorDep, id: string): Promise<JournalEntry> => getLive(deps, journalEntries, id)

/** The same as the text it is stored as. */
export const readEntry = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, journalEntries, id)

/** Which entries, by the day they are about: plain dates, `before` excluded. */
export interface EntriesAsked {
  from?: string | undefined
  before?: string | undefined
  /** `null`: of the journal everybody has. */
  journalId?: string | null | undefined
  oldestFirst?: boolean | undefined
  /** Those in the trash instead, newest first. */
  trash?: boolean | undefined
}

/** One page of entries, newest first unless asked otherwise, as the text they are stored as. Looking at the trash also purges it. */
export async function listEntries(deps: JournalDeps, asked: EntriesAsked, page: PageRequest): Promise<JsonPage> {
  const { store, actor } = deps
  if (asked.trash) {
    await purgeEntries(deps)
    return store.json.list(actor.space, journalEntries.queries.trash, { from: trashHorizon(deps) }, page)
  }
  const { journalId, from, before, oldestFirst } = asked
  const { ofJournal, ofJournalOldest, newest, oldest } = journalEntries.queries
  const days = { ...(from !== undefined && { from }), ...(before !== undefined && { before }) }
  if (journalId === undefined) return store.json.list(actor.space, oldestFirst ? oldest : newest, days, page)
  return store.json.list(actor.space, oldestFirst ? ofJournalOldest : ofJournal, { where: { journalId }, ...days }, page)
}
