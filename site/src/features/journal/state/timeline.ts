import { createDailyClient } from '@throughline/client/daily'
import type { JournalStats } from '@throughline/core/journal'
import { atom } from 'nanostores'
import { onBehalf } from '../../desk/on-behalf.ts'
import type { EntryRow } from '../rules/row.ts'
import { isWithin, monthOf, type Range } from '../rules/timeline.ts'
import { readRange } from './read.ts'
import { entryRecords } from './records.ts'
import { watchEntries } from './watch.ts'

/** What is known of the journal here. */
export interface JournalNow {
  /** Years that have been counted, by number; those that are shown follow one another. */
  stats: Readonly<Record<number, JournalStats>>
  /** Entries that are here; none that lies in the trash. */
  entries: readonly EntryRow[]
  /** Days whose entries are all here. */
  ranges: readonly Range[]
}

/** The journal, once something is known of it besides what came with the page. */
export const $journal = atom<JournalNow | null>(null)

/** Events that come together are answered together. */
const GATHER_MS = 60

const client = createDailyClient({ headers: onBehalf })
let stats: Record<number, JournalStats> = {}
let ranges: readonly Range[] = []
const ids = new Set<string>()
const asked = new Map<string, Promise<void>>()

const yearRange = (year: number) => ({ from: `${year}-01-01`, before: `${year + 1}-01-01` })

/** Takes in what came with the page, once, and follows what is changed here. */
export function beginJournal(given: JournalNow): void {
  if (typeof window === 'undefined' || $journal.get()) return
  stats = { ...given.stats }
  ranges = given.ranges
  learn(given.entries)
  show()
  watchEntries((changed) => {
    for (const id of changed) {
      ids.add(id)
      touched(entryRecords.known(id), entryRecords.shown(id))
    }
    showSoon()
    renewSoon()
  })
}

/** Counts a year; answers whether there was a way to. */
export async function loadYear(year: number): Promise<boolean> {
  if (stats[year]) return true
  const counted = await client.lookBack.stats(yearRange(year)).catch(() => null)
  if (!counted) return false
  stats = { ...stats, [year]: counted }
  show()
  return true
}

/** Reads the entries of the month of a day, unless they are here or on their way. */
export function loadMonth(date: string): Promise<void> {
  const month = monthOf(date)
  if (ranges.some((range) => isWithin(month.from, range) && range.before >= month.before)) return Promise.resolve()
  const reading = asked.get(month.from) ?? read(month).finally(() => asked.delete(month.from))
  asked.set(month.from, reading)
  return reading
}

async function read(range: Range) {
  // Without an answer its room stays empty; it is asked for again as soon as it is seen again.
  const entries = await readRange(client, range).catch(() => null)
  if (!entries) return
  learn(entries)
  ranges = [...ranges, range]
  show()
}

/** Years of which the counts may be out of date. */
const stale = new Set<number>()

function touched(...entries: readonly (Pick<EntryRow, 'entryDate'> | null | undefined)[]) {
  for (const entry of entries) if (entry) stale.add(Number(entry.entryDate.slice(0, 4)))
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Counts anew what has changed, once things have calmed down. */
function renewSoon() {
  clearTimeout(timer)
  timer = setTimeout(() => void renew(), GATHER_MS)
}

async function renew() {
  const years = [...stale].filter((year) => stats[year])
  stale.clear()
  // Without an answer they stay as they are; the next change asks again.
  const counted = await Promise.all(years.map((year) => client.lookBack.stats(yearRange(year)).catch(() => null)))
  for (const fresh of counted) if (fresh) stats = { ...stats, [Number(fresh.from.slice(0, 4))]: fresh }
  show()
}

/** The page was away: what is here may be out of date. */
export async function readAnew(): Promise<void> {
  const before = ranges
  const fresh = await Promise.all(before.map((range) => readRange(client, range).catch(() => null)))
  for (const [i, entries] of fresh.entries()) {
    if (!entries) continue
    const there = new Set(entries.map(({ id }) => id))
    for (const id of ids) {
      const known = entryRecords.known(id)
      if (known && !known.deletedAt && isWithin(known.entryDate, before[i] as Range) && !there.has(id)) leave(id)
    }
    learn(entries)
  }
  for (const year of Object.keys(stats)) stale.add(Number(year))
  show()
  renewSoon()
}

/** Takes in an entry as the server has it by now. */
export function entryHappened(entry: EntryRow): void {
  touched(entryRecords.known(entry.id), entry)
  learn([entry])
  show()
  renewSoon()
}

/** There is none of this id any more. */
export function entryLeft(id: string): void {
  leave(id)
  show()
  renewSoon()
}

function leave(id: string) {
  touched(entryRecords.known(id))
  entryRecords.forget(id)
  ids.delete(id)
}

function learn(entries: readonly EntryRow[]) {
  for (const entry of entries) ids.add(entryRecords.learn(entry).id)
}

let isShowing = false

/** Shows what has changed, once for all that changes in one turn. */
function showSoon() {
  if (isShowing) return
  isShowing = true
  queueMicrotask(() => {
    isShowing = false
    show()
  })
}

function show() {
  const entries = [...ids].flatMap((id) => entryRecords.shown(id) ?? []).filter(({ deletedAt }) => !deletedAt)
  $journal.set({ stats, entries, ranges })
}
