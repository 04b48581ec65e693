import { expect, it } from 'vitest'
import { stepOf, yearOf, yearsBetween } from './year.ts'

it('a year has all its days, also the 29th of February', () => {
  const { days } = yearOf(2024, 1)
  expect(days).toHaveLength(366)
  expect(days[59]).toBe('2024-02-29')
})

it('weeks begin as the person’s do', () => {
  // The first of January 2026 is a Thursday.
  expect(yearOf(2026, 1)).toMatchObject({ offset: 3, weeks: 53 })
  expect(yearOf(2026, 7)).toMatchObject({ offset: 4, weeks: 53 })
  expect(yearOf(2028, 7)).toMatchObject({ offset: 6, weeks: 54 })
})

it('years go back to the first day, the newest first', () => {
  expect(yearsBetween('2024-05-01', '2026-03-01')).toEqual([2026, 2025, 2024])
  expect(yearsBetween('2026-03-01', '2026-03-01')).toEqual([2026])
  expect(yearsBetween('2027-01-01', '2026-12-31')).toEqual([2027])
})

it('arrows move by day and by week, as the weeks lie', () => {
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter'].map((key) => stepOf(key, false))).toEqual([-1, 1, -7, 7, null])
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter'].map((key) => stepOf(key, true))).toEqual([-7, 7, -1, 1, null])
})
