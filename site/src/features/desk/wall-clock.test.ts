import { expect, test } from 'vitest'
import { minutesOf } from './wall-clock.ts'

test('a time of day is so many minutes after midnight, the end of the day as well', () => {
  expect(['00:00', '10:15', '24:00'].map(minutesOf)).toEqual([0, 615, 1_440])
})
