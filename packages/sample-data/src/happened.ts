import { addDays } from '@throughline/core/kernel'
import type { SampleOptions } from './write.ts'

type When = Pick<SampleOptions, 'today' | 'timeZone' | 'now'>

/** Before it nothing of the sample's last day has happened, and its last day is the one before. */
const DAWN = 7

/** The day so many days before the last one of the sample. */
export function dayAgo({ today, timeZone, now }: When, days: number): string {
  const isNight = now !== undefined && now.toZonedDateTimeISO(timeZone).hour < DAWN
  return addDays(today, isNight && days === 0 ? -1 : -days)
}

/** When something happened at a time of a day: what would still be to come has happened just now. */
export function happenedAt({ timeZone, now }: Pick<When, 'timeZone' | 'now'>, date: string, time: string): Temporal.Instant {
  const at = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).toInstant()
  return now !== undefined && Temporal.Instant.compare(at, now) > 0 ? now.round({ smallestUnit: 'minute', roundingMode: 'floor' }) : at
}
