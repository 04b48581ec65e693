import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const window = { width: 1280, height: 800 }
const size = { width: 300, height: 480 }
const button = (left: number, top: number) => ({ left, right: left + 120, top, bottom: top + 32 })

test('it begins where its button begins, or ends where that ends, and stays in the window', () => {
  expect(placeBeside({ opener: button(400, 100), size, window, along: 'left' })).toEqual({ x: 400, y: 136 })
  expect(placeBeside({ opener: button(700, 100), size, window, along: 'right' })).toEqual({ x: 520, y: 136 })
  expect(placeBeside({ opener: button(1150, 100), size, window, along: 'left' }).x).toBe(968)
  expect(placeBeside({ opener: button(20, 100), size, window, along: 'right' }).x).toBe(12)
})

test('it stands below its button, or above it; with room for neither at its side, never over it', () => {
  expect(placeBeside({ opener: button(400, 700), size, window, along: 'left' })).toEqual({ x: 400, y: 216 })
  expect(placeBeside({ opener: button(400, 400), size, window, along: 'left' })).toEqual({ x: 524, y: 308 })
  expect(placeBeside({ opener: button(900, 400), size, window, along: 'left' })).toEqual({ x: 596, y: 308 })
})
