/**
 * Partial dates: `YYYY`, `YYYY-MM` or `YYYY-MM-DD` (EDTF level 0), kept at the precision they were said with. Free of
 * zod, so that a browser reckons with them too.
 */

export type Precision = 'year' | 'month' | 'day'

const shape = /^(?:19|20|21)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/

/** Whether it is a partial date from 1900 to 2199 that the calendar has. */
export function isPartialDate(text: string): boolean {
  if (!shape.test(text)) return false
  if (text.length < 10) return true
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  return day <= daysIn(year, month)
}

export const precisionOf = (date: string): Precision => (date.length === 4 ? 'year' : date.length === 7 ? 'month' : 'day')

/** The first day it may mean, as `YYYY-MM-DD`. For comparing only; what is kept and shown is the date itself. */
export const firstDayOf = (date: string): string => (date.length === 4 ? `${date}-01-01` : date.length === 7 ? `${date}-01` : date)

/** The last day it may mean, as `YYYY-MM-DD`. For comparing only. */
export function lastDayOf(date: string): string {
  if (date.length === 4) return `${date}-12-31`
  if (date.length === 10) return date
  const [year, month] = date.split('-').map(Number) as [number, number]
  return `${date}-${daysIn(year, month)}`
}

const daysIn = (year: number, month: number) => Temporal.PlainYearMonth.from({ year, month }).daysInMonth
