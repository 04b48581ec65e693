import { expect, test } from 'vitest'
import { barsOf, lineOf, WIDTH } from './bars.ts'

test('the highest column reaches the top, its parts stand on one another, and ticks are whole', () => {
  const { bars, ticks } = barsOf(
    [
      { again: 1, good: 3 },
      { again: 0, good: 0 },
      { again: 0, good: 2 },
    ],
    80,
  )
  expect(bars.map(({ parts }) => parts.map(({ is, y, height }) => [is, y, height]))).toEqual([
    [
      ['again', 60, 20],
      ['good', 0, 60],
    ],
    [],
    [['good', 40, 40]],
  ])
  expect(ticks.every(({ at }) => Number.isInteger(at) && at > 0)).toBe(true)
  expect(bars.at(-1)?.x).toBeLessThan(WIDTH)
})

test('nothing at all draws no part', () => {
  expect(barsOf([{ due: 0 }, { due: 0 }], 80).bars.flatMap(({ parts }) => parts)).toEqual([])
})

test('shares are drawn from half up to all, and from lower where one is lower', () => {
  const line = lineOf([0.5, 1, 0.75], 100)
  expect(line.points.map(({ x, y }) => [x, y])).toEqual([
    [0, 100],
    [500, 0],
    [1000, 50],
  ])
  expect(lineOf([0.34, 0.9], 100).ticks[0]?.at).toBeCloseTo(0.3)
  expect(lineOf([0.9], 100).points[0]?.x).toBe(WIDTH / 2)
})
