import {
  type ActorDep,
  type Cursor,
  cursorOf,
  type GiveWayDep,
  type IndexedValue,
  keyOf,
  type Page,
  type PageRequest,
  pacer,
  type StoreDep,
} from '../../kernel/index.ts'
import { type JournalEntry, journalEntries } from '../schema.ts'
import type { ListPlan } from './plan-list.ts'

/** Entries looked at for one page; what comes after is for the next. */
export const MAX_LOOKED_AT = 2_000

/** UTF-16 units of text looked at for one page, likewise. */
const MAX_READ = 4_000_000

/** Entries read at once: texts may be long. */
const STEP = 100

/** A list that is walked. */
export interface Walked {
  read(page: PageRequest): Promise<Page<JournalEntry>>
  /** Where it goes on after an entry. */
  cursorAfter(entry: JournalEntry, read: ReadUntil): Cursor
  /** Where a page that begins there is read from, and how many of it were there before. */
  placeOf(cursor: Cursor): { from: Cursor | undefined; skip: number }
}

/** How much of what was read was taken. */
interface ReadUntil {
  /** Where it was read from. */
  from: Cursor | undefined
  /** How many of it were taken. */
  taken: number
  /** Where the list goes on after all of it, when all was taken. */
  next: Cursor | null
}

/**
 * One page of what is meant among the entries of a list; shorter, or empty, where much has to be looked at for it.
 * @param turns where to tell what is meant takes time
 */
export async function walk(
  list: Walked,
  isMeant: (entry: JournalEntry) => boolean,
  { limit, after }: PageRequest,
  turns: GiveWayDep = ALONE,
): Promise<Page<JournalEntry>> {
  const pace = pacer(turns)
  const items: JournalEntry[] = []
  let [looked, readSoFar] = [0, 0]
  let { from, skip } = after === undefined ? { from: undefined, skip: 0 } : list.placeOf(after)
  // Mostly all of it is meant.
  let step = Math.min(skip + limit, STEP)
  for (;;) {
    const { items: read, nextCursor } = await list.read({ limit: step, after: from })
    for (const [n, entry] of read.entries()) {
      if (n < skip) continue
      looked++
      readSoFar += entry.body.length + (entry.sealed?.data.length ?? 0)
      if (isMeant(entry)) items.push(entry)
      await pace(entry.body.length)
      const isEnough = items.length === limit || looked >= MAX_LOOKED_AT || readSoFar >= MAX_READ
      if (!isEnough) continue
      const isAll = n === read.length - 1
      if (isAll && nextCursor === null) return { items, nextCursor: null }
      return { items, nextCursor: list.cursorAfter(entry, { from, taken: n + 1, next: isAll ? nextCursor : null }) }
    }
    if (nextCursor === null) return { items, nextCursor: null }
    from = nextCursor
    skip = 0
    step = STEP
  }
}

/** Nobody else waits while keys are looked at. */
const ALONE: GiveWayDep = { giveWay: async () => {} }

/** What a declared query answers, as a list to be walked. */
export const plannedList = ({ store, actor }: StoreDep & ActorDep, { query, args }: Pick<ListPlan, 'query' | 'args'>): Walked => ({
  read: (page) => store.list(actor.space, query, args, page),
  cursorAfter: (entry) => cursorOf(query.order.map((key) => keyOf(journalEntries, entry, key) as IndexedValue)),
  placeOf: (cursor) => ({ from: cursor, skip: 0 }),
})
