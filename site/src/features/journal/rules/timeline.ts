import { type EntryRow, newestFirst } from './row.ts'

/** How many entries a day has. */
export interface DayCount {
  date: string
  entries: number
}

/** Days whose entries are all here, from the first up to, not with, `before`. */
export interface Range {
  from: string
  before: string
}

/** A line of the timeline. The first of a day tells the day. */
export type TimelineItem =
  | { type: 'month'; key: string; month: string }
  | { type: 'entry'; key: string; date: string; isFirst: boolean; entry: EntryRow }
  /** An entry that is not here yet. */
  | { type: 'ahead'; key: string; date: string; isFirst: boolean }
  /** A day without an entry where one may be begun. */
  | { type: 'begin'; key: string; date: string }

interface Source {
  /** Days that have entries, in whatever order. */
  days: readonly DayCount[]
  /** Entries that are here; none that lies in the trash. */
  entries: readonly EntryRow[]
  ranges: readonly Range[]
  /** Days to begin an entry on, if they have none. */
  begin: readonly string[]
  /** The days that are shown. */
  shown: Range
}

export const isWithin = (date: string, { from, before }: Range): boolean => from <= date && date < before

/** The lines of the timeline, newest first: what is here, room for what is not, and by months. */
export function timelineOf({ days, entries, ranges, begin, shown }: Source): TimelineItem[] {
  const isHere = (date: string) => ranges.some((range) => isWithin(date, range))
  const own = Map.groupBy(
    entries.filter(({ entryDate }) => isHere(entryDate)),
    ({ entryDate }) => entryDate,
  )
  const counts = new Map(days.map(({ date, entries }) => [date, entries]))
  const ahead = [...counts.keys()].filter((date) => !isHere(date))
  const dates = [...new Set([...own.keys(), ...ahead, ...begin])].filter((date) => isWithin(date, shown)).sort()
  const items: TimelineItem[] = []
  let month = ''
  for (const date of dates.reverse()) {
    const lines = linesOf(date, own.get(date) ?? [], isHere(date) ? 0 : (counts.get(date) ?? 0))
    if (!lines.length) continue
    if (!date.startsWith(month) || !month) {
      month = date.slice(0, 7)
      items.push({ type: 'month', key: month, month })
    }
    items.push(...lines)
  }
  return items

  function linesOf(date: string, here: readonly EntryRow[], ahead: number): TimelineItem[] {
    if (here.length)
      return here.toSorted(newestFirst).map((entry, i): TimelineItem => ({ type: 'entry', key: entry.id, date, isFirst: i === 0, entry }))
    if (ahead)
      return Array.from({ length: ahead }, (_, i): TimelineItem => ({ type: 'ahead', key: `${date} ${i}`, date, isFirst: i === 0 }))
    return begin.includes(date) ? [{ type: 'begin', key: date, date }] : []
  }
}

/** The month that a day lies in. */
export function monthOf(date: string): Range {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  return { from: `${date.slice(0, 7)}-01`, before: `${next}-01` }
}

/** Where a day stands among the lines, or the next earlier one that does; −1 where there is none. */
export const indexOfDay = (items: readonly TimelineItem[], date: string): number =>
  items.findIndex((item) => item.type !== 'month' && item.date <= date)
