import { expect, test } from 'vitest'
import { checkInName } from './check-in.ts'

const context = { locale: 'en-GB', today: '2026-11-30' }
const checkIn = { value: '31.5', localDate: '2026-11-23', note: 'Fewer\ncancelled' }
const goal = (type: 'number' | 'binary', unit: string) => ({ title: 'Wait for a scan', metric: { type, unit } as never })

test('a check-in is called by its goal, its number with the unit, its day and its note', () => {
  expect(checkInName(checkIn, goal('number', 'days'), context)).toBe('Wait for a scan: 31.5 days, 23 Nov, “Fewer cancelled”')
  expect(checkInName({ ...checkIn, note: '' }, goal('number', 'Tage'), { ...context, locale: 'de-DE' })).toBe(
    'Wait for a scan: 31,5 Tage, 23. Nov.',
  )
  expect(checkInName({ ...checkIn, value: 'yes', localDate: '2025-11-23' }, goal('binary', ''), context)).toMatch(
    /^Wait for a scan: .+, 23 Nov 2025, “Fewer cancelled”$/,
  )
})

test('a check-in whose goal did not come is called by its day and its note', () => {
  expect(checkInName(checkIn, null, context)).toBe('23 Nov, “Fewer cancelled”')
})
