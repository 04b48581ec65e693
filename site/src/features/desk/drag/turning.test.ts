import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurning, TURN_MS } from './turning.ts'

const way = () => ({ click: vi.fn(), setAttribute: vi.fn(), removeAttribute: vi.fn() })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a way on is taken once something has been held over it for long enough, and again as long as it stays', () => {
  const [turning, next] = [createTurning(), way()]
  turning.over(next)
  vi.advanceTimersByTime(TURN_MS - 1)
  turning.over(next)
  expect(next.click).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(next.click).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(TURN_MS)
  expect(next.click).toHaveBeenCalledTimes(2)
})

test('what only passes over it, goes elsewhere or is let go, takes no way', () => {
  const [turning, next, back] = [createTurning(), way(), way()]
  turning.over(next)
  vi.advanceTimersByTime(TURN_MS / 2)
  turning.over(null)
  vi.advanceTimersByTime(TURN_MS / 2)
  turning.over(back)
  vi.advanceTimersByTime(TURN_MS / 2)
  turning.stop()
  vi.advanceTimersByTime(TURN_MS * 2)
  expect([next.click.mock.calls, back.click.mock.calls]).toEqual([[], []])
  expect(back.removeAttribute).toHaveBeenCalledWith('data-turning')
})
