import type { JournalStats } from '@throughline/core/journal'
import { expect, test } from 'vitest'
import { packed, unpacked } from './days.ts'

test('days come out of their text as they went in', () => {
  const stats: JournalStats = {
    ...{ from: '2026-01-01', before: '2027-01-01', total: { days: 3, entries: 5, words: 812 } },
    streak: { current: 1, longest: 2, isTodayOpen: true },
    ...{
      mood: { mean: 0.5, count: 2 },
      moods: [],
      energy: null,
      energies: [],
      tags: [{ tag: 'lead', count: 2, mood: null }],
      moreTags: 0,
      feelings: [],
      moreFeelings: 0,
    },
    days: [
      { date: '2026-01-01', entries: 1, words: 0, mood: null, energy: null },
      { date: '2026-03-29', entries: 3, words: 812, mood: { mean: -1.333, count: 3 }, energy: { mean: 4, count: 1 } },
      { date: '2026-12-31', entries: 1, words: 12, mood: { mean: 2, count: 1 }, energy: null },
    ],
  }
  expect(unpacked(packed(stats))).toEqual(stats)
  expect(unpacked(packed({ ...stats, days: [] })).days).toEqual([])
})
