import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginProgress } from './progress.ts'
import { $progress } from './stores.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an action on many tasks says how far it is once it takes a while, and nothing when it has ended', () => {
  const one = beginProgress(3)
  one()
  expect($progress.get()).toBeNull()
  vi.runAllTimers()
  expect($progress.get()).toEqual({ done: 1, of: 3 })
  one()
  expect($progress.get()).toEqual({ done: 2, of: 3 })
  one()
  expect($progress.get()).toBeNull()
})

test('what is quick, or about one task, says nothing', () => {
  const two = beginProgress(2)
  two()
  two()
  beginProgress(1)
  vi.runAllTimers()
  expect($progress.get()).toBeNull()
})
