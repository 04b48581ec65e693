/** What time entries add up to; never kept. Free of zod, so that a browser may import it by itself as `@throughline/core/task/time`. */
import { addDays, startOfDay } from '../../kernel/time/day.ts'
import type { TimeEntry } from './schema.ts'

type Span = Pick<TimeEntry, 'startedAt' | 'endedAt'>

/** Milliseconds between two RFC 3339 instants; never negative. */
const between = (from: string, until: string): number => Math.max(0, Date.parse(until) - Date.parse(from))

/** How long an entry has gone on at `now`, in milliseconds: what passed, not what the clock on the wall says. */
export const millisecondsOf = ({ startedAt, endedAt }: Span, now: string): number => between(startedAt, endedAt ?? now)

/** How long entries are together at `now`, in milliseconds. */
export const totalMilliseconds = (entries: readonly Span[], now: string): number =>
  entries.reduce((sum, entry) => sum + millisecondsOf(entry, now), 0)

/**
 * The same by the day it was spent on, in milliseconds. An entry that goes past the start of a day is split there, by
 * the zone and the day start it was written in.
 */
export function millisecondsByDay(
  entries: readonly (Span & Pick<TimeEntry, 'localDate' | 'timeZone' | 'dayStart'>)[],
  now: string,
): Map<string, number> {
  const days = new Map<string, number>()
  for (const entry of entries) {
    const end = entry.endedAt ?? now
    let from = entry.startedAt
    for (let day = entry.localDate; from < end; day = addDays(day, 1)) {
      const dayEnd = startOfDay(addDays(day, 1), entry)
      const until = dayEnd < end ? dayEnd : end
      if (until <= from) continue
      days.set(day, (days.get(day) ?? 0) + between(from, until))
      from = until
    }
  }
  return days
}

/** Time that has ended, in milliseconds, and since when more is being added. */
export interface TimeSum {
  milliseconds: number
  /** RFC 3339 instant; `null` when no timer runs. */
  runningSince: string | null
}

/** What entries add up to, free of the clock. */
export function sumOf(entries: readonly Span[]): TimeSum {
  const since = entries.flatMap(({ startedAt, endedAt }) => (endedAt === null ? startedAt : []))
  const ended = entries.filter(({ endedAt }) => endedAt !== null)
  return { milliseconds: totalMilliseconds(ended, ''), runningSince: since.sort().at(-1) ?? null }
}

/** Two sums as one. */
export const sumOfBoth = (one: TimeSum, other: TimeSum): TimeSum => ({
  milliseconds: one.milliseconds + other.milliseconds,
  runningSince: (one.runningSince ?? '') > (other.runningSince ?? '') ? one.runningSince : other.runningSince,
})

/** A sum at `now`, an RFC 3339 instant, in milliseconds. */
export const sumAt = ({ milliseconds, runningSince }: TimeSum, now: string): number =>
  milliseconds + (runningSince === null ? 0 : between(runningSince, now))
