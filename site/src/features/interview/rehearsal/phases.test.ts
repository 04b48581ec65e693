import { expect, test } from 'vitest'
import { at, begin, lasted, next, ready, spoken } from './phases.ts'

const preparing = begin(1_000, 60)

test('one prepares, then answers, then has told it', () => {
  expect(preparing).toEqual({ is: 'preparing', since: 1_000, seconds: 60 })
  const answering = next(preparing, 25_560)
  expect(answering).toEqual({ is: 'answering', since: 25_560, prepSeconds: 24.6 })
  expect(next(answering, 157_060)).toEqual({ is: 'told', prepSeconds: 24.6, answerSeconds: 131.5 })
})

test('the answer begins when the time to prepare ends, however late one looks', () => {
  expect(at(preparing, 60_999)).toBe(preparing)
  expect(at(preparing, 200_000)).toEqual({ is: 'answering', since: 61_000, prepSeconds: 60 })
  expect(next(preparing, 181_000)).toEqual({ is: 'told', prepSeconds: 60, answerSeconds: 120 })
})

test('without time to prepare one answers at once', () => {
  expect(begin(500, 0)).toEqual({ is: 'answering', since: 500, prepSeconds: 0 })
})

test('what is ready or told stays so, and lasts no time', () => {
  const told = { is: 'told', prepSeconds: 0, answerSeconds: 90 } as const
  expect([next(ready, 9), next(told, 9), lasted(ready, 9), lasted(told, 9)]).toEqual([ready, told, 0, 0])
})

test('a length that nobody means is kept as the longest there is', () => {
  expect(next(begin(0, 0), 9_000_000)).toMatchObject({ answerSeconds: 7_200 })
})

test('that the time is up is said once it is', () => {
  const answering = begin(0, 0)
  expect([spoken(preparing, 2_000, 2), spoken(answering, 119_999, 2), spoken(answering, 120_000, 2), spoken(ready, 0, 2)]).toEqual([
    'preparing',
    'answering',
    'over',
    'ready',
  ])
})
