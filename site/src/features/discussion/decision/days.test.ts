import { expect, test } from 'vitest'
import { decidedDays, reviewDays } from './days.ts'

test('a decision is looked back on after months, whose ends hold, and never before it was taken', () => {
  const { choices, first } = reviewDays('2026-08-31', '2026-08-30')
  expect(choices?.map(([, day]) => day)).toEqual(['2026-09-30', '2026-11-30', '2027-02-28', '2027-08-31'])
  expect(first).toBe('2026-08-30')
})

test('it was decided today or before', () => {
  const { choices, last } = decidedDays('2026-03-05')
  expect(choices?.map(([, day]) => day)).toEqual(['2026-03-05', '2026-03-04', '2026-02-26'])
  expect(last).toBe('2026-03-05')
})
