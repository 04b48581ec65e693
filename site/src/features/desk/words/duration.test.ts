import { expect, test } from 'vitest'
import { clockWords, durationWords, lengthWords, readDuration } from './duration.ts'

test.each([
  ['45', 45],
  ['45m', 45],
  ['45 min', 45],
  ['1h', 60],
  ['1 h 30 min', 90],
  ['1h30', 90],
  ['1:05', 65],
  ['1.5 h', 90],
  ['1,5h', 90],
  ['45 Minuten', 45],
  ['1,5 Std.', 90],
  ['2 Stunden 5 min', 125],
])('%s is %i minutes', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes)
})

test('nothing is no duration, and words are none that can be read', () => {
  expect(readDuration(' ')).toBeNull()
  expect(readDuration('a while')).toBeUndefined()
})

test('what is written can be read again', () => {
  for (const minutes of [1, 45, 60, 90, 600]) expect(readDuration(durationWords(minutes))).toBe(minutes)
})

test.each([
  [0, '0 min', '0:00'],
  [59_999, 'less than a minute', '0:59'],
  [60_000, '1 min', '1:00'],
  [3_723_000, '1 h 2 min', '1:02:03'],
])('%i milliseconds are %s, on a clock %s', (length, words, clock) => {
  expect([lengthWords(length), clockWords(length)]).toEqual([words, clock])
})
