import { z } from 'zod'

/** `YYYY-MM-DD`, a day in somebody's calendar. It never passes through UTC. */
export const PlainDate = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && parses(() => Temporal.PlainDate.from(text)), {
    error: 'Write the date as YYYY-MM-DD.',
    params: { code: 'invalid_date' },
  })
  .meta({ id: 'PlainDate', format: 'date', example: '2026-03-05' })

/** `YYYY-MM-DDTHH:mm`, a time on the wall clock; which wall is said by a time zone beside it. */
export const PlainDateTime = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && parses(() => Temporal.PlainDateTime.from(text)), {
    error: 'Write the local time as YYYY-MM-DDTHH:mm.',
    params: { code: 'invalid_time' },
  })
  .meta({ id: 'PlainDateTime', example: '2026-03-05T16:00' })

/** RFC 3339 in UTC with three digits of milliseconds, so that text order is time order. */
export const Instant = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(text) && parses(() => Temporal.Instant.from(text)), {
    error: 'Write the moment as YYYY-MM-DDTHH:mm:ss.sssZ.',
    params: { code: 'invalid_instant' },
  })
  .meta({ id: 'Instant', format: 'date-time', example: '2026-03-05T16:00:00.000Z' })

/** An IANA time zone name such as `Europe/Berlin`, or `UTC`. Fixed offsets are refused: they know no summer time. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, {
    error: 'This is not a known time zone.',
    params: { code: 'invalid_time_zone' },
  })
  .meta({ id: 'TimeZone', example: 'Europe/Berlin' })

/** Asking `Intl` takes a hundred times as long as all else of a small record. There are about 600 names, in any case. */
const MAX_KNOWN = 1000
const known = new Set<string>()

function isTimeZone(name: string): boolean {
  if (known.has(name)) return true
  const isZone = /^[A-Za-z]/.test(name) && parses(() => new Intl.DateTimeFormat('en', { timeZone: name }))
  if (isZone && known.size < MAX_KNOWN) known.add(name)
  return isZone
}

/** Whether a reading goes through. */
export function parses(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
