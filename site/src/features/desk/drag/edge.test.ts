import { expect, test } from 'vitest'
import { edgeSpeed } from './edge.ts'

test('in the middle of the window nothing scrolls', () => {
  expect(edgeSpeed(400, 800, 300)).toBe(0)
  expect(edgeSpeed(100, 800, -300)).toBe(0)
})

test('the nearer to an edge, the faster, and not faster still beyond it', () => {
  const speeds = [705, 740, 799, 900, 2_000].map((at) => edgeSpeed(at, 800, 300))
  expect(speeds).toEqual(speeds.toSorted((a, b) => a - b))
  expect(speeds[0]).toBeGreaterThan(0)
  expect(speeds[3]).toBe(speeds[4])
  expect(edgeSpeed(1, 800, -300)).toBeCloseTo(-edgeSpeed(799, 800, 300))
})

test('what is lifted near an edge stays put until it is carried towards it', () => {
  expect(edgeSpeed(20, 800, 0)).toBe(0)
  expect(edgeSpeed(30, 800, 60)).toBe(0)
  expect(edgeSpeed(20, 800, -10)).toBe(0)
  expect(edgeSpeed(10, 800, -30)).toBeLessThan(0)
})

test('of a small window most is no edge', () => {
  expect(edgeSpeed(60, 200, -50)).toBe(0)
})
