import { z } from 'zod'
import { Instant, PlainDate } from '../kernel/index.ts'

/** When something is, on somebody's wall calendar and clock, and as instants where it has a time. */
export const wallFields = {
  /** First and last day. */
  startDate: PlainDate,
  endDate: PlainDate,
  /** `HH:mm`; `null` where it is of whole days, or at some time of one. */
  startTime: z.string().nullable(),
  /** `null` also where nobody says how long it takes. */
  endTime: z.string().nullable(),
  startsAt: Instant.nullable(),
  endsAt: Instant.nullable(),
}

/** When something begins and ends on somebody's wall calendar and clock, `HH:mm`; an end that nobody knows is `null`. */
export function wallSpan(begin: Temporal.Instant, end: Temporal.Instant | null, timeZone: string) {
  const from = begin.toZonedDateTimeISO(timeZone)
  const to = end?.toZonedDateTimeISO(timeZone) ?? null
  // What ends at midnight is not of the day that begins then.
  const last = to && Temporal.ZonedDateTime.compare(from, to) < 0 ? to.subtract({ milliseconds: 1 }) : from
  return {
    startDate: from.toPlainDate().toString(),
    endDate: last.toPlainDate().toString(),
    startTime: timeOf(from),
    endTime: to && timeOf(to),
  }
}

/** By day and time; what has no time comes first on its day, and at the same time what is called so first. */
export const inTime = (a: Placed, b: Placed): number => (keyOf(a) < keyOf(b) ? -1 : 1)

interface Placed {
  startDate: string
  startTime: string | null
  title: string
}

const keyOf = ({ startDate, startTime, title }: Placed): string => `${startDate} ${startTime ?? ''} ${title}`

const timeOf = (at: Temporal.ZonedDateTime): string => at.toPlainTime().toString({ smallestUnit: 'minute' })
