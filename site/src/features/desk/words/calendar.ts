import { type DateContext, formatter, plain } from './day.ts'

/** `November 2026`. */
export const monthName = (month: string, locale: string): string =>
  formatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(plain(`${month}-01`))

/** `November – December 2026`, as the locale writes a run of months. */
export const monthsWords = (from: string, to: string, locale: string): string =>
  withPlainSpaces(
    formatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(plain(`${from}-01`), plain(`${to}-01`)),
  )

/** `9 – 15 November 2026`, as the locale writes a run of days; both ends are meant. */
export const daysWords = (from: string, to: string, locale: string): string =>
  withPlainSpaces(
    formatter(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).formatRange(plain(from), plain(to)),
  )

/** Browsers and the server do not agree on which spaces stand in a range. */
const withPlainSpaces = (range: string): string => range.replace(/\p{Zs}/gu, ' ')

/** The weekday of a date: `Monday`, `Mon` or `M`. */
export const weekday = (date: string, locale: string, length: 'long' | 'short' | 'narrow'): string =>
  formatter(locale, { weekday: length, timeZone: 'UTC' }).format(plain(date))

/** A day of a grid: `12`, and at the first of a month `1 Dec`. */
export function dayNumber(date: string, { locale }: Pick<DateContext, 'locale'>): string {
  const number = String(Number(date.slice(8)))
  return number === '1' ? formatter(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(plain(date)) : number
}

/** `08:00`, or `8 am` where that is how hours are written. */
export const hourName = (hour: number, locale: string): string =>
  formatter(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1, hour))
