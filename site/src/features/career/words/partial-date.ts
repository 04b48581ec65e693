import type { Calendar } from '../../task/rules/sections.ts'
import { type DateContext, formatter, localDateOf, plain } from '../../task/words/day.ts'

/**
 * A partial date as it was said: `12 Nov`, with the year when it is another, `Oct 2022`, `2021`.
 * @param length of the month's name.
 */
export function partialDateWords(date: string, { locale, today }: DateContext, length: 'short' | 'long' = 'short'): string {
  if (date.length === 4) return date
  const month = { month: length, timeZone: 'UTC' } as const
  if (date.length === 7) return formatter(locale, { ...month, year: 'numeric' }).format(plain(`${date}-01`))
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return formatter(locale, { ...month, ...year, day: 'numeric' }).format(plain(date))
}

/** The person's day of an instant (RFC 3339). */
export const dayOfInstantWords = (instant: string, context: DateContext & Calendar): string =>
  partialDateWords(localDateOf(instant, context), context)

/** `yyyy-mm-dd` of what was typed, where it can be read in the order of a calendar: `2021`, `2021-3`, `2021-03-05`, `2021/3/5`. */
export function readPartialDate(typed: string): string {
  const [year = '', ...rest] = typed.trim().split(/[-/.\s]+/)
  return [year, ...rest.map((part) => part.padStart(2, '0'))].join('-')
}
