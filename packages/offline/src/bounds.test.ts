import { expect, it } from 'vitest'
import { isOver, leftOver } from './bounds.ts'

const bounds = { entries: 3, bytes: 100, one: 50, milliseconds: 1_000 }
const NOW = 10_000
const entry = (url: string, at: number, bytes = 10) => ({ url, at, bytes })
const urls = (entries: { url: string }[]) => entries.map(({ url }) => url)

it('throws away the oldest beyond a number, and beyond bytes', () => {
  const four = [entry('oldest', NOW - 400), entry('newest', NOW - 100), entry('third', NOW - 300), entry('second', NOW - 200)]
  expect(urls(leftOver(four, NOW, bounds))).toEqual(['oldest'])
  expect(urls(leftOver([entry('large', NOW - 200, 60), entry('new', NOW, 60)], NOW, bounds))).toEqual(['large'])
})

it('throws away what is too old, though there is room', () => {
  expect(urls(leftOver([entry('old', NOW - 1_001), entry('new', NOW - 999)], NOW, bounds))).toEqual(['old'])
})

it('shows nothing whose time is unknown, or long to come', () => {
  expect(isOver({ at: Number.NaN }, NOW, bounds)).toBe(true)
  expect(isOver({ at: NOW + 2 * 86_400_000 }, NOW, bounds)).toBe(true)
  expect(isOver({ at: NOW + 1_000 }, NOW, bounds)).toBe(false)
})
