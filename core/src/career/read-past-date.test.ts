import { describe, expect, it } from 'vitest'
import { readPastDate } from './read-past-date.ts'

describe('when something was, in words', () => {
  it.each([
    ['last spring', '2026-11-30', '2026'],
    ['last spring', '2026-04-30', '2025'],
    ['in the last  autumn', '2026-11-30', '2025'],
    ['last winter', '2026-11-30', '2026'],
    ['last winter', '2026-12-30', '2026'],
    ['last winter', '2026-01-30', '2025'],
    ['this summer', '2026-11-30', '2026'],
    ['summer 2024', '2026-11-30', '2024'],
    ['spring of 2024', '2026-11-30', '2024'],
    ['last year', '2026-11-30', '2025'],
    ['last month', '2026-01-31', '2025-12'],
    ['yesterday', '2026-12-01', '2026-11-30'],
    ['today', '2026-12-01', '2026-12-01'],
    ['letztes Frühjahr', '2026-11-30', '2026'],
    ['im letzten Sommer', '2026-03-01', '2025'],
    ['im Herbst 2023', '2026-03-01', '2023'],
    ['letzten Monat', '2026-03-31', '2026-02'],
    ['gestern', '2026-03-01', '2026-02-28'],
    ['March 2021', '2026-03-01', '2021-03'],
    ['last night', '2026-03-01', 'last-night'],
  ])('“%s”, said on %s, is %s', (typed, today, date) => expect(readPastDate(typed, today)).toBe(date))
})
