import { addDays, localDate } from '@throughline/core/kernel/day'
import { writing as words } from '../../../messages/journal-writing.ts'
import { type DateContext, longDate, shortDate } from '../../desk/words/day.ts'
import type { EntryFields } from '../draft/fields.ts'

export type When = Pick<EntryFields, 'entryDate' | 'entryAt' | 'timeZone'>

/** Whose day it is now. */
export interface Here extends DateContext {
  timeZone: string
  dayStart: number
}

/** The wall clock of the entry as it was begun, where it was begun. */
export const clockOf = ({ entryAt, timeZone }: When): Temporal.PlainDateTime =>
  Temporal.Instant.from(entryAt).toZonedDateTimeISO(timeZone).toPlainDateTime()

/** `18:40`, as a field for times holds it. */
export const timeOf = (when: When): string => clockOf(when).toPlainTime().toString({ smallestUnit: 'minute' })

/** The moment at which an entry of this day was begun, where the clock said `HH:mm`: after midnight that is the next morning. */
export function momentAt({ entryDate, timeZone }: When, time: string, dayStart: number): string {
  const isNight = Number(time.slice(0, 2)) < dayStart
  const date = isNight ? addDays(entryDate, 1) : entryDate
  return new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone).epochMilliseconds).toISOString()
}

export interface WhenWords {
  day: string
  /** `null` where it was begun on another day than it is about. */
  time: string | null
  /** What is to be known of the day besides. */
  note: string | null
  /** Where it was written, if the person is elsewhere now. */
  zone: string | null
}

/** When an entry is about, in words. */
export function whenWords(when: When, here: Here): WhenWords {
  const { entryDate, entryAt, timeZone } = when
  const begun = clockOf(when).toPlainDate().toString()
  const isOfDay = begun === entryDate || localDate(Temporal.Instant.from(entryAt), { timeZone, dayStart: here.dayStart }) === entryDate
  return {
    day: longDate(entryDate, here),
    time: isOfDay ? new Intl.DateTimeFormat(here.locale, { timeStyle: 'short', timeZone }).format(Date.parse(entryAt)) : null,
    note: isOfDay ? nightNote(begun, entryDate, here) : words.when.writtenOn(shortDate(begun, here)),
    zone: timeZone === here.timeZone ? null : words.when.zone(placeOf(timeZone)),
  }
}

/** After midnight the date on the wall is another than that of the entry. */
function nightNote(begun: string, entryDate: string, { today }: Here): string | null {
  if (begun === entryDate) return null
  return entryDate === today || entryDate === addDays(today, -1) ? words.when.yesterday : words.when.dayBefore
}

/** `New York` of `America/New_York`. */
const placeOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
