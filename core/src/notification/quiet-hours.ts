import type { NotificationSettings } from '../account/index.ts'
import { instantText } from '../kernel/index.ts'

/** The moment at which the quiet hours end that an instant lies in, RFC 3339; `null` where it lies in none. */
export function quietUntil(instant: Temporal.Instant, quiet: NotificationSettings['quiet'], timeZone: string): string | null {
  if (!quiet) return null
  const today = instant.toZonedDateTimeISO(timeZone).toPlainDate()
  const at = (date: Temporal.PlainDate, time: string) =>
    date.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone).toInstant()
  // Those that began the evening before may go on.
  for (const began of [today.subtract({ days: 1 }), today]) {
    const [start, end] = [at(began, quiet.from), at(quiet.from < quiet.to ? began : began.add({ days: 1 }), quiet.to)]
    if (Temporal.Instant.compare(start, instant) <= 0 && Temporal.Instant.compare(instant, end) < 0) return instantText(end)
  }
  return null
}

/** The next moment after an instant at which it is a time of day where the person lives, RFC 3339. */
export function nextTimeOfDay(instant: Temporal.Instant, time: string, timeZone: string): string {
  const today = instant.toZonedDateTimeISO(timeZone).toPlainDate()
  for (let days = 0; ; days++) {
    const moment = today.add({ days }).toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone).toInstant()
    if (Temporal.Instant.compare(instant, moment) < 0) return instantText(moment)
  }
}
