import { expect, test } from 'vitest'
import { nextMonday } from './week.ts'

test.each([
  ['2026-11-09', '2026-11-16'],
  ['2026-11-14', '2026-11-16'],
  ['2026-11-15', '2026-11-16'],
  ['2026-12-31', '2027-01-04'],
])('next week after %s begins on %s', (date, monday) => {
  expect(nextMonday(date)).toBe(monday)
})
