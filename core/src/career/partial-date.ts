/**
 * Partial dates: `YYYY`, `YYYY-MM` or `YYYY-MM-DD` (EDTF level 0), kept at the precision they were said with. Free of
 * zod, so that a browser reckons with them too.
 */

import { addDays } from '../kernel/time/day.ts'

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

/** Earlier before later by the first day it may mean, then by the last; 0 for the same. */
export function comparePartialDates(a: string, b: string): number {
  const [one, other] = [`${firstDayOf(a)} ${lastDayOf(a)}`, `${firstDayOf(b)} ${lastDayOf(b)}`]
  return one < other ? -1 : one > other ? 1 : 0
}

/** Whether an end cannot mean any day on or after its start. */
export const endsBeforeStart = (start: string, end: string): boolean => lastDayOf(end) < firstDayOf(start)

/** When something was. */
export interface Dated {
  startDate: string | null
  endDate: string | null
  /** Whether it lasts until today; a fact, not a date. */
  isOngoing: boolean
}

/** Whether it says from when to when. */
export const isBounded = ({ startDate, endDate, isOngoing }: Dated): boolean => startDate !== null && (isOngoing || endDate !== null)

/** A time, told no finer than the coarser of the dates it was reckoned from. */
export interface Duration {
  /** `year`: about so many whole years, 0 for less than one. `month`: years and months. `day`: also days, below a month. */
  precision: Precision
  years: number
  /** 0–11. */
  months: number
  days: number
}

/** How long something lasted, or lasts until `today`; `null` when it does not say from when to when. */
export const durationOf = (dated: Dated, today: string): Duration | null => timeOf([rangeOf(dated, today)])

export interface TotalTime {
  /** `null` when nothing counts. */
  duration: Duration | null
  /** How many do not say from when to when, and so count for nothing. */
  leftOut: number
}

/** The time that all of them cover up to `today`: what overlaps counts once. */
export function totalTime(all: readonly Dated[], today: string): TotalTime {
  const soFar = ({ startDate, endDate, isOngoing }: Dated): Dated =>
    endDate !== null && firstDayOf(endDate) > today ? { startDate, endDate: null, isOngoing: true } : { startDate, endDate, isOngoing }
  return {
    duration: timeOf(all.map((dated) => rangeOf(soFar(dated), today))),
    leftOut: all.filter((dated) => !isBounded(dated)).length,
  }
}

/** Days from `from` up to, but not with, `until`, each as precise as it was said. */
interface Range {
  from: string
  until: string
  fromPrecision: Precision
  untilPrecision: Precision
}

const middleOf = (year: string) => `${year.slice(0, 4)}-07-01`

/** A year stands for its middle, so that from year to year it comes to whole years; a month and a day count from first to last. */
function rangeOf({ startDate, endDate, isOngoing }: Dated, today: string): Range | null {
  if (startDate === null || (!isOngoing && endDate === null)) return null
  const fromPrecision = precisionOf(startDate)
  // Until now is until the end of this month for who counts in months.
  const end = isOngoing ? (fromPrecision === 'month' ? today.slice(0, 7) : today) : (endDate as string)
  const untilPrecision = isOngoing ? fromPrecision : precisionOf(end)
  if (endsBeforeStart(startDate, end)) return null
  const from = fromPrecision === 'year' ? middleOf(startDate) : firstDayOf(startDate)
  const until = precisionOf(end) === 'year' ? middleOf(end) : addDays(lastDayOf(end), 1)
  // Within one year, a middle may lie beyond the other end.
  return { from: from < until ? from : until, until, fromPrecision, untilPrecision }
}

const precisions: readonly Precision[] = ['day', 'month', 'year']
const coarser = (a: Precision, b: Precision) => (precisions.indexOf(a) > precisions.indexOf(b) ? a : b)
const finer = (a: Precision, b: Precision) => (precisions.indexOf(a) < precisions.indexOf(b) ? a : b)

/** Ranges that touch or overlap as one. */
function united(ranges: readonly Range[]): Range[] {
  const inOrder = ranges.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  const found: Range[] = []
  for (const range of inOrder) {
    const last = found.at(-1)
    if (!last || range.from > last.until) found.push({ ...range })
    else {
      if (range.from === last.from) last.fromPrecision = finer(last.fromPrecision, range.fromPrecision)
      if (range.until === last.until) last.untilPrecision = finer(last.untilPrecision, range.untilPrecision)
      if (range.until > last.until) Object.assign(last, { until: range.until, untilPrecision: range.untilPrecision })
    }
  }
  return found
}

/** What is shorter is told in days, where they are known. */
const SHORTEST_MONTH = 28
const DAYS_A_MONTH = 30.436875

function timeOf(found: readonly (Range | null)[]): Duration | null {
  const ranges = united(found.flatMap((range) => range ?? []))
  if (ranges.length === 0) return null
  const precision = ranges.map((range) => coarser(range.fromPrecision, range.untilPrecision)).reduce(coarser)
  const lengths = ranges.map(({ from, until }) => Temporal.PlainDate.from(from).until(until, { largestUnit: 'months' }))
  const sum = (unit: 'months' | 'days') => lengths.reduce((total, length) => total + length[unit], 0)
  const [months, days] = [sum('months'), sum('days')]
  if (precision === 'year') return { precision, years: Math.round((months + days / DAYS_A_MONTH) / 12), months: 0, days: 0 }
  if (precision === 'day' && months === 0 && days < SHORTEST_MONTH) return { precision, years: 0, months: 0, days }
  const all = Math.max(1, months + Math.round(days / DAYS_A_MONTH))
  return { precision, years: Math.floor(all / 12), months: all % 12, days: 0 }
}
