import type { JournalDay } from '@throughline/core/journal'
import { expect, test } from 'vitest'
import { meansOf } from './means.ts'

const day = (date: string, mean: number, count: number): JournalDay => ({
  ...{ date, entries: count, words: 10, energy: null },
  mood: { mean, count },
})
const year = { from: '2026-01-01', before: '2027-01-01', weekStart: 1 }

test('a mean weighs days by how many entries said something', () => {
  const [january] = meansOf([day('2026-01-05', 2, 1), day('2026-01-20', -1, 3)], 'mood', { span: 'month', ...year })
  expect(january).toEqual({ from: '2026-01-01', mean: -0.25, count: 4 })
})

test('a month or week of which nothing was said is a gap, not a zero', () => {
  const months = meansOf([day('2026-01-05', 0, 1)], 'mood', { span: 'month', ...year })
  expect(months).toHaveLength(12)
  expect(months.map(({ mean }) => mean)).toEqual([0, ...Array(11).fill(null)])
  expect(meansOf([day('2026-01-05', 1, 1)], 'energy', { span: 'month', ...year })[0]).toEqual({ from: '2026-01-01', mean: null, count: 0 })
})

test('weeks begin as the person’s do, also the one that the year begins in', () => {
  const weeks = meansOf([day('2026-01-01', 1, 1), day('2026-01-04', 2, 1), day('2026-01-05', -2, 1)], 'mood', { span: 'week', ...year })
  expect(weeks.slice(0, 2)).toEqual([
    { from: '2025-12-29', mean: 1.5, count: 2 },
    { from: '2026-01-05', mean: -2, count: 1 },
  ])
  const fromSunday = meansOf([day('2026-01-04', 2, 1)], 'mood', { span: 'week', ...year, weekStart: 7 })
  expect(fromSunday[1]).toEqual({ from: '2026-01-04', mean: 2, count: 1 })
})
