import { expect, it } from 'vitest'
import { thinned } from './thin.ts'

const wave = Array.from({ length: 5000 }, (_, day) => ({ day, value: Math.sin(day / 40) * 10 }))

it('few points all stay', () => {
  expect(thinned(wave.slice(0, 40), 10)).toHaveLength(40)
  expect(thinned([], 10)).toEqual([])
})

it('of many, as much stays as columns can show, in order, with both ends', () => {
  const kept = thinned(wave, 250)
  expect(kept.length).toBeLessThanOrEqual(1000)
  expect(kept[0]).toBe(wave[0])
  expect(kept.at(-1)).toBe(wave.at(-1))
  expect(kept).toEqual(kept.toSorted((a, b) => a.day - b.day))
})

it('no peak is lost, however narrow', () => {
  const spiked = wave.map((point) => (point.day === 2345 ? { ...point, value: 99 } : point.day === 2346 ? { ...point, value: -99 } : point))
  const values = thinned(spiked, 100).map(({ value }) => value)
  expect(Math.max(...values)).toBe(99)
  expect(Math.min(...values)).toBe(-99)
})

it('days far apart leave columns empty, and nothing is made up in them', () => {
  const apart = [...wave.slice(0, 60), { day: 100_000, value: 1 }]
  expect(thinned(apart, 10).every((point) => apart.includes(point))).toBe(true)
})
