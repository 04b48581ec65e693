import {
  type ActorDep,
  getLive,
  type JsonPage,
  listTrash,
  type PageRequest,
  type RecordJson,
  readLive,
  type StoreDep,
} from '../../kernel/index.ts'
import { type JournalEntry, journalEntries } from '../schema.ts'
import { type EntriesAsked, planList } from './plan-list.ts'
import { type JournalDeps, purgeEntries } from './purge-entries.ts'
import { plannedList, walk } from './walk.ts'

/** @throws AppError `not-found`, also for an entry in the trash or in another's space. */
export const getEntry = (deps: StoreDep & ActorDep, id: string): Promise<JournalEntry> => getLive(deps, journalEntries, id)

/** The same as the text it is stored as. */
export const readEntry = (deps: StoreDep & ActorDep, id: string): Promise<RecordJson> => readLive(deps, journalEntries, id)

/**
 * One page of entries, newest first unless asked otherwise, as the text they are stored as. Where several conditions must
 * hold, a page may have fewer entries than asked for, even none, before the last.
 * @throws AppError `validation` for the cursor of another list.
 */
export async function listEntries(deps: StoreDep & ActorDep, asked: EntriesAsked, page: PageRequest): Promise<JsonPage> {
  const plan = planList(asked)
  if (!plan.test) return deps.store.json.list(deps.actor.space, plan.query, plan.args, page)
  const { items, nextCursor } = await walk(plannedList(deps, plan), plan.test, page)
  return { json: JSON.stringify(items), nextCursor }
}

/** One page of the entries in the trash, newest first, once it is purged. */
export const listTrashedEntries = (deps: JournalDeps, page: PageRequest): Promise<JsonPage> =>
  listTrash(deps, journalEntries, page, () => purgeEntries(deps))
