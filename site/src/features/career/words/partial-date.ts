import { readPartialDate } from '@throughline/core/career/read-partial-date'
import type { Calendar } from '../../desk/words/day.ts'
import { type DateContext, formatter, localDateOf, plain } from '../../desk/words/day.ts'

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

/** A partial date as one types it, in words where these are read back as the same; otherwise `yyyy-mm`. */
export function typedPartialDate(date: string, context: DateContext): string {
  if (date === '') return ''
  const inWords = partialDateWords(date, { ...context, today: '' }, 'long')
  return readPartialDate(inWords) === date ? inWords : date
}

/** The person's day of an instant (RFC 3339). */
export const dayOfInstantWords = (instant: string, context: DateContext & Calendar): string =>
  partialDateWords(localDateOf(instant, context), context)
