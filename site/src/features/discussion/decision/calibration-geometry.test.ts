import type { Calibration } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { calibrationPoints, HEIGHT, MOST_QUARTERS, quarterLines, verdictOf, WIDTH } from './calibration-geometry.ts'

const bucket = (from: number, to: number, cases: number, held: number, expected: number | null) => ({ from, to, cases, held, expected })
const none = bucket(60, 69, 0, 0, null)

test('a confidence that fits what held lies on the line, one with more cases is larger, and none is left out', () => {
  const { points, ideal } = calibrationPoints([bucket(50, 59, 2, 1, 50), none, bucket(90, 100, 8, 8, 100)])
  expect(points).toHaveLength(2)
  const [first, last] = points
  expect(ideal).toBe(`M${first?.x} ${first?.y}L${last?.x} ${last?.y}`)
  expect(last?.r).toBeGreaterThan(first?.r ?? 0)
})

test('who was too sure lies below the line, within the drawing', () => {
  const { points, ideal } = calibrationPoints([bucket(90, 100, 4, 1, 95)])
  const [, top] = ideal.split('L')[1]?.split(' ') ?? []
  expect(points[0]?.y).toBeGreaterThan(Number(top))
  expect((points[0]?.y ?? 0) + (points[0]?.r ?? 0)).toBeLessThan(HEIGHT)
  expect((points[0]?.x ?? 0) + (points[0]?.r ?? 0)).toBeLessThan(WIDTH + 10)
})

test('the latest quarters are drawn, the last at the right', () => {
  const quarters = Array.from({ length: 10 }, (_, i) => ({
    year: 2024 + Math.floor(i / 4),
    quarter: (i % 4) + 1,
    ...bucket(0, 0, 2, 1, 70),
  }))
  const { points, ends } = quarterLines(quarters)
  expect(points).toHaveLength(MOST_QUARTERS)
  expect(ends.map(({ one }) => `${one?.year} ${one?.quarter}`)).toEqual(['2024 3', '2026 2'])
})

const whole = (cases: number, held: number, expected: number | null): Calibration => ({ cases, held, expected, buckets: [], quarters: [] })

test('few cases are not judged; beyond that ten points either way fit', () => {
  expect(verdictOf(whole(0, 0, null))).toBe('few')
  expect(verdictOf(whole(9, 1, 95))).toBe('few')
  expect(verdictOf(whole(10, 8, 88))).toBe('fits')
  expect(verdictOf(whole(10, 5, 80))).toBe('tooSure')
  expect(verdictOf(whole(10, 9, 60))).toBe('unsure')
})
