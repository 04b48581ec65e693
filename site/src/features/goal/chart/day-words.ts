import { formatter, plain } from '../../desk/words/day.ts'

/** `28 Sep`, with the year where it is another. */
export function dayWords(date: string, { locale, today }: { locale: string; today: string }, month: 'short' | 'long' = 'short'): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return formatter(locale, { day: 'numeric', month, ...(!isThisYear && { year: 'numeric' }), timeZone: 'UTC' }).format(plain(date))
}
