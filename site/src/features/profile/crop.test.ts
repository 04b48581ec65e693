import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dragged, squareOf } from './crop.ts'

const landscape = { width: 800, height: 400 }
const middle = { zoom: 1, x: 0.5, y: 0.5 }

test('the largest square stands in the middle, and closer ones around the point that was chosen', () => {
  expect(squareOf(landscape, middle)).toEqual({ left: 200, top: 0, side: 400 })
  expect(squareOf(landscape, { zoom: 2, x: 0.25, y: 0.5 })).toEqual({ left: 100, top: 100, side: 200 })
})

test('what is dragged goes along with the pointer', () => {
  expect(squareOf(landscape, dragged(landscape, middle, { x: 0.25, y: 0 })).left).toBe(100)
})

test('the square never leaves the picture', () => {
  const length = fc.integer({ min: 1, max: 8_000 })
  const part = fc.double({ min: -5, max: 5, noNaN: true })
  fc.assert(
    fc.property(length, length, part, part, part, part, part, (width, height, zoom, x, y, dx, dy) => {
      const picture = { width, height }
      const { left, top, side } = squareOf(picture, dragged(picture, { zoom, x, y }, { x: dx, y: dy }))
      const slack = 1e-6 * Math.max(width, height)
      expect(side).toBeGreaterThan(0)
      for (const [from, most] of [
        [left, width],
        [top, height],
      ] as const) {
        expect(from).toBeGreaterThanOrEqual(-slack)
        expect(from + side).toBeLessThanOrEqual(most + slack)
      }
    }),
  )
})
