import { readPartialDate } from '@throughline/core/career/read-partial-date'
import { expect, test } from 'vitest'
import { dayOfInstantWords, partialDateWords, typedPartialDate } from './partial-date.ts'
import { periodWords } from './period.ts'
import { decimalWords, quantityWords, resultWords } from './result.ts'

const context = { locale: 'en-GB', today: '2026-11-12' }
const metric = { baseline: '69', value: '78', unit: '%', of: '', baselineFrom: null, valueFrom: null }

test('a partial date is told as it was said, with the year unless it is this one', () => {
  expect(partialDateWords('2026-11-09', context)).toBe('9 Nov')
  expect(partialDateWords('2025-11-09', context)).toBe('9 Nov 2025')
  expect(partialDateWords('2022-10', context)).toBe('Oct 2022')
  expect(partialDateWords('2021', context)).toBe('2021')
})

test('an instant is told by the day it was where the person is', () => {
  const at = (instant: string, timeZone: string, dayStart = 0) => dayOfInstantWords(instant, { ...context, timeZone, dayStart })
  expect(at('2026-11-08T23:30:00.000Z', 'Europe/Vienna')).toBe('9 Nov')
  expect(at('2026-11-09T02:30:00.000Z', 'America/New_York')).toBe('8 Nov')
  expect(at('2026-11-09T02:30:00.000Z', 'Europe/London', 4)).toBe('8 Nov')
})

test.each([
  ['en-GB', '2022-03', 'March 2022'],
  ['en-US', '2021-03-05', 'March 5, 2021'],
  ['de-DE', '2026-03-05', '5. März 2026'],
  ['de-AT', '2022-01', 'Jänner 2022'],
  ['en-GB', '2021', '2021'],
  ['en-GB', '', ''],
  // Words that are not read back stay out of the field.
  ['fr-FR', '2022-08', '2022-08'],
])('in %s a field says of %s: %s', (locale, date, said) => {
  expect(typedPartialDate(date, { ...context, locale })).toBe(said)
  expect(readPartialDate(said)).toBe(date)
})

test('a period that lasts ends now, and one of a single year is told once', () => {
  expect(periodWords({ startDate: '2023-03', endDate: null, isOngoing: true }, context)).toBe('March 2023 to now')
  expect(periodWords({ startDate: '2026-03-02', endDate: '2026-09', isOngoing: false }, context)).toBe('2 March 2026 to September 2026')
  expect(periodWords({ startDate: '2019', endDate: '2019', isOngoing: false }, context)).toBe('2019')
  expect(periodWords({ startDate: '2019', endDate: null, isOngoing: false }, context)).toBe('From 2019')
  expect(periodWords({ startDate: null, endDate: '2019', isOngoing: false }, context)).toBe('Until 2019')
  expect(periodWords({ startDate: null, endDate: null, isOngoing: false }, context)).toBe('')
})

test('a result names its unit once, and a sign of money before each number', () => {
  expect(resultWords(metric, 'en-GB')).toBe('69 → 78\u00a0%')
  expect(resultWords({ ...metric, baseline: null, value: '-8.4' }, 'en-GB')).toBe('−8.4\u00a0%')
  expect(resultWords({ ...metric, baseline: '61000', value: '0', unit: '£' }, 'en-GB')).toBe('£61,000 → £0')
  expect(resultWords({ ...metric, value: null }, 'en-GB')).toBe('69\u00a0% →\u00a0?')
  expect(resultWords({ ...metric, baseline: null, value: null }, 'en-GB')).toBeNull()
  expect(resultWords(null, 'en-GB')).toBeNull()
})

test('a number keeps all its places, whatever a float would make of them', () => {
  expect(decimalWords('0.1000000000000000055', 'en-GB')).toBe('0.1000000000000000055')
  expect(quantityWords({ value: '1140.5', unit: 'km' }, 'de')).toBe('1.140,5\u00a0km')
})
