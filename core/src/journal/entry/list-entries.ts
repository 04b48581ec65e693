import {
  type ActorDep,
  type Cursor,
  cursorOf,
  getLive,
  type JsonPage,
  keyOf,
  type PageRequest,
  type RecordJson,
  readLive,
  type StoreDep,
  trashHorizon,
} from '../../kernel/index.ts'
import { type JournalEntry, journalEntries } from '../schema.ts'
import { type EntriesAsked, type ListPlan, planList } from './plan-list.ts'
import { type JournalDeps, purgeEntries } from './purge-entries.ts'

/** Entries looked at for one page of those that several conditions hold of; what comes after is for the next. */
export const MAX_LOOKED_AT = 2_000

/** UTF-16 units read for one page of these. */
const MAX_READ = 8_000_000

/** Entries read at once. */
const STEP = 100

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
  return plan.test ? walk(deps, plan, plan.test, page) : deps.store.json.list(deps.actor.space, plan.query, plan.args, page)
}

/** One page of the entries in the trash, newest first, once it is purged. */
export async function listTrashedEntries(deps: JournalDeps, page: PageRequest): Promise<JsonPage> {
  await purgeEntries(deps)
  return deps.store.json.list(deps.actor.space, journalEntries.queries.trash, { from: trashHorizon(deps) }, page)
}

async function walk(
  { store, actor }: StoreDep & ActorDep,
  { query, args }: ListPlan,
  test: (entry: JournalEntry) => boolean,
  { limit, after: begin }: PageRequest,
): Promise<JsonPage> {
  const found: JournalEntry[] = []
  let looked = 0
  let length = 0
  let after: Cursor | undefined = begin
  do {
    const read = await store.list(actor.space, query, args, { limit: STEP, after })
    for (const entry of read.items) {
      if (test(entry)) {
        if (found.length === limit) return pageOf(found, after)
        found.push(entry)
      }
      after = cursorOf(query.order.map((key) => keyOf(journalEntries, entry, key) as string | number))
      length += entry.body.length + (entry.sealed?.data.length ?? 0)
    }
    looked += read.items.length
    if (read.nextCursor === null) return pageOf(found)
  } while (looked < MAX_LOOKED_AT && length < MAX_READ)
  return pageOf(found, after)
}

const pageOf = (found: readonly JournalEntry[], nextCursor: Cursor | null = null): JsonPage => ({ json: JSON.stringify(found), nextCursor })
