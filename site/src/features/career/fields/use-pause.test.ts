import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPause, PAUSE_MS } from './use-pause.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const typing = () => {
  const told = vi.fn<(typed: string) => void>()
  return { told, pause: createPause(told) }
}

test('what was typed last is told, once, as soon as nothing more is for a moment', () => {
  const { told, pause } = typing()
  pause.begin('I c')
  vi.advanceTimersByTime(PAUSE_MS - 1)
  pause.begin('I cut')
  vi.advanceTimersByTime(PAUSE_MS - 1)
  expect(told).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(told.mock.calls).toEqual([['I cut']])
  vi.advanceTimersByTime(PAUSE_MS * 3)
  expect(told).toHaveBeenCalledOnce()
})

test('what is stopped is not told, and typing on begins anew', () => {
  const { told, pause } = typing()
  pause.begin('I c')
  pause.stop()
  vi.advanceTimersByTime(PAUSE_MS)
  expect(told).not.toHaveBeenCalled()
  pause.begin('I cut')
  vi.advanceTimersByTime(PAUSE_MS)
  expect(told.mock.calls).toEqual([['I cut']])
})
