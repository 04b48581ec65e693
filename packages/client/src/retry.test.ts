import { expect, test } from 'vitest'
import { createRetry } from './retry.ts'

test('each failure in a row waits twice as long, up to the longest; an answer begins anew', () => {
  const retry = createRetry(15_000)
  expect(retry.isFailing()).toBe(false)
  expect([1, 2, 3, 4, 5, 6].map(retry.failed)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
  expect(retry.isFailing()).toBe(true)
  retry.answered()
  expect(retry.isFailing()).toBe(false)
  expect(retry.failed()).toBe(1_000)
})
