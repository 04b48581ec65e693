import { instantText, TimeZone } from '../../kernel/index.ts'

/** When an entry is begun, and the day and zone it is about. */
export interface Moment {
  entryDate: string
  entryAt: string
  timeZone: string
}

/** A moment as it was on the calendar of that zone. */
export const momentAt = (at: Temporal.Instant, timeZone: string): Moment => ({
  entryDate: at.toZonedDateTimeISO(timeZone).toPlainDate().toString(),
  entryAt: instantText(at),
  timeZone,
})

/** A day of which no time is said: noon of it. */
export const noonOf = (date: string, timeZone: string): Moment => localMoment(`${date}T12:00`, timeZone)

/** A time on the wall clock of that zone. @throws RangeError for what is none */
export function localMoment(text: string, timeZone: string): Moment {
  const local = Temporal.PlainDateTime.from(text)
  return { entryDate: local.toPlainDate().toString(), entryAt: instantText(local.toZonedDateTime(timeZone).toInstant()), timeZone }
}

export const isTimeZone = (name: string): boolean => TimeZone.safeParse(name).success
