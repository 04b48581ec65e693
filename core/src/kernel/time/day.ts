/** The person's days. Free of zod, so that a browser may import it by itself as `@throughline/core/kernel/day`. */

/** Whose calendar: the zone a person lives in and the hours after midnight that still belong to the day before. */
export interface DayRule {
  timeZone: string
  /** 0–6. */
  dayStart: number
}

/** What lies beside is a slip of the hand: no record of a person's life tells of such a day. */
export const FIRST_DAY = '1900-01-01'
export const LAST_DAY = '2199-12-31'

// Temporal writes the same text, and takes several times as long.
/** The instant as it is stored. */
export const instantText = (instant: Temporal.Instant): string => new Date(instant.epochMilliseconds).toISOString()

/** The person's date at an instant: the local wall clock, less the day start, read as a date. */
export function localDate(instant: Temporal.Instant, { timeZone, dayStart }: DayRule): string {
  return instant.toZonedDateTimeISO(timeZone).toPlainDateTime().subtract({ hours: dayStart }).toPlainDate().toString()
}

/** The instant at which a date begins for the person. */
export const startOfDay = (date: string, { timeZone, dayStart }: DayRule): string =>
  instantText(Temporal.PlainDate.from(date).toPlainDateTime({ hour: dayStart }).toZonedDateTime(timeZone).toInstant())

/** The first day of the week that a date lies in; `weekStart` is 1 for Monday to 7 for Sunday. */
export const startOfWeek = (date: string, weekStart: number): string => dateOf(firstOfWeek(dayNumber(date), weekStart))

/** The first day of the week after a date's. This is what “next week” means everywhere. */
export const startOfNextWeek = (date: string, weekStart: number): string => dateOf(firstOfWeek(dayNumber(date), weekStart) + 7)

/** The first such weekday after a date, 1 for Monday to 7 for Sunday: where weeks begin with it, the next one does. */
export const nextWeekday = (date: string, weekday: number): string => startOfNextWeek(date, weekday)

/** The plain date `days` later (earlier when negative). */
export const addDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString()

/**
 * Days since 1 January 1970 of a plain date. Where years of days are walked over, whole numbers are quick.
 * Read as UTC, where each day is as long as the other; no person's clock is in it.
 */
export const dayNumber = (date: string): number => Date.parse(date) / DAY_MS

// Years of more than four figures have a sign: the time behind them is always as long.
/** The plain date of a day number. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, -'T00:00:00.000Z'.length)

const DAY_MS = 86_400_000

/** The weekday of a day number, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1

/** As `startOfWeek`, of day numbers. */
export const firstOfWeek = (day: number, weekStart: number): number => day - ((weekdayOf(day) - weekStart + 7) % 7)

/** Whole days from one plain date to another; negative where that is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** As `addDays` of one, where a browser should load no Temporal for it. */
export const nextDay = (date: string): string => dateOf(dayNumber(date) + 1)
