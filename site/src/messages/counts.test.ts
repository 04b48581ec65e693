import { expect, test } from 'vitest'
import { thread } from './career-thread.ts'
import { thread as inGerman } from './de/career-thread.ts'
import { practiceStatistics as statisticsInGerman } from './de/practice-statistics.ts'
import { practiceStatistics } from './practice-statistics.ts'

test('counts that grow into the thousands are written as their reader writes them, whatever the language of the words', () => {
  expect(thread.counted(1_200, 34_000, 'en-GB')).toBe('1,200 wins, 34,000 pieces of evidence')
  expect(thread.counted(1_200, 1, 'de-DE')).toBe('1.200 wins, 1 piece of evidence')
  expect(inGerman.counted(1_200, 1, 'en-GB')).toBe('1,200 Erfolge, 1 Beleg')
  expect(practiceStatistics.summary(1, 2_500, 'de-DE')).toBe('1 card, rated 2.500 times')
  expect(statisticsInGerman.forecast.name(12_000, 'en-IN')).toBe('Fällig in den nächsten 30 Tagen: 12,000 Karten')
})
