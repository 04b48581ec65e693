import { addDays } from '../kernel/index.ts'
import type { Days } from '../task/index.ts'

/** Days that can hold anything; no year before or after is looked at. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2199]

/**
 * The same day in the years from `firstYear` up to the one before a plain date's, latest first. 29 February is in leap years
 * alone; so that nothing of it is lost in between, 28 February of a common year stands for both.
 */
export function sameDays(date: string, firstYear: number): Days[] {
  const { year, monthCode, day, inLeapYear } = Temporal.PlainDate.from(date)
  const isBoth = monthCode === 'M02' && day === 28 && !inLeapYear
  const days: Days[] = []
  for (let one = Math.min(year - 1, LAST_YEAR); one >= Math.max(firstYear, FIRST_YEAR); one--) {
    const month = Temporal.PlainYearMonth.from({ year: one, monthCode })
    if (day > month.daysInMonth) continue
    const from = month.toPlainDate({ day }).toString()
    days.push({ from, before: isBoth ? `${one}-03-01` : addDays(from, 1) })
  }
  return days
}
