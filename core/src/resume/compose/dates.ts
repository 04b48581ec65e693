import { firstDayOf, precisionOf } from '../../career/index.ts'
import { type ResumeLanguage, wordsOf } from './words.ts'

interface Dated {
  startDate: string | null
  endDate: string | null
  isOngoing: boolean
}

/** A partial date as it is written, no finer than it is known: “2021”, “March 2021”, “5 March 2021”. */
export function dateText(date: string, language: ResumeLanguage): string {
  const precision = precisionOf(date)
  if (precision === 'year') return date
  const day = precision === 'day' ? ({ day: 'numeric' } as const) : {}
  const format = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', ...day, timeZone: 'UTC', calendar: 'gregory' })
  return format.format(Temporal.Instant.from(`${firstDayOf(date)}T00:00Z`).epochMilliseconds)
}

/** From when to when; empty where nobody has said. What was given or published has one date. */
export function periodText({ startDate, endDate, isOngoing }: Dated, language: ResumeLanguage): string {
  const words = wordsOf(language)
  const end = endDate === null ? null : dateText(endDate, language)
  if (startDate === null) return end === null ? '' : words.until(end)
  const start = dateText(startDate, language)
  if (isOngoing) return words.period(start, null)
  return end === null || end === start ? start : words.period(start, end)
}
