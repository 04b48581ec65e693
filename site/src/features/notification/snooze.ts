import { addDays, type DayRule, localDate } from '@throughline/core/kernel/day'

export type SnoozeChoice = 'minutes' | 'hour' | 'morning'

/** Nine in the morning. */
const MORNING = { hour: 9 }

/** The moment a snooze ends, as RFC 3339. Tomorrow is the day after the one the person is still in. */
export function snoozeEnd(choice: SnoozeChoice, now: Temporal.Instant, day: DayRule): string {
  const end = { minutes: () => now.add({ minutes: 10 }), hour: () => now.add({ hours: 1 }), morning: () => morningAfter(now, day) }
  return end[choice]().toString({ smallestUnit: 'millisecond' })
}

const morningAfter = (now: Temporal.Instant, day: DayRule): Temporal.Instant =>
  Temporal.PlainDate.from(addDays(localDate(now, day), 1))
    .toPlainDateTime(MORNING)
    .toZonedDateTime(day.timeZone)
    .toInstant()
