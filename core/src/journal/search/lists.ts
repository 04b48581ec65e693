import { type ActorDep, badCursor, cursorOf, type IndexedValue, keyOf, keysIn, keysOfCursor, type StoreDep } from '../../kernel/index.ts'
import type { Walked } from '../entry/walk.ts'
import { type JournalEntry, journalEntries } from '../schema.ts'

type Deps = StoreDep & ActorDep

const { queries } = journalEntries

/** What holds every word, best first. A cursor is that of the store, and how many were taken of what follows it. */
export const bestList = ({ store, actor }: Deps, q: string): Walked => ({
  async read(page) {
    const { items, nextCursor } = await store.search(actor.space, q, [journalEntries], page)
    return { items: items.map(({ record }) => record as JournalEntry), nextCursor }
  },
  cursorAfter: (_, { from, taken, next }) => JSON.stringify(next === null ? [from ?? '', taken] : [next, 0]),
  placeOf(cursor) {
    const [from, skip] = keysIn(cursor)
    if (typeof from !== 'string' || !Number.isInteger(skip) || (skip as number) < 0) throw badCursor()
    return { from: from || undefined, skip: skip as number }
  },
})

/** All that a list knows, newest first, as one that is walked. */
export function keptList(entries: readonly JournalEntry[]): Walked {
  const sorted = [...entries].sort((a, b) => compare(newestKeys(b), newestKeys(a)))
  return {
    async read({ after }) {
      const keys = after === undefined ? null : keysOfCursor(after, queries.newest)
      return { items: keys ? sorted.filter((entry) => compare(newestKeys(entry), keys) < 0) : sorted, nextCursor: null }
    },
    cursorAfter: (entry) => cursorOf(newestKeys(entry)),
    placeOf: (cursor) => ({ from: cursor, skip: 0 }),
  }
}

const newestKeys = (entry: JournalEntry): IndexedValue[] =>
  queries.newest.order.map((key) => keyOf(journalEntries, entry, key) as IndexedValue)

function compare(a: readonly IndexedValue[], b: readonly IndexedValue[]): number {
  const at = a.findIndex((value, n) => value !== b[n])
  if (at < 0) return 0
  return (a[at] as IndexedValue) < (b[at] as IndexedValue) ? -1 : 1
}
