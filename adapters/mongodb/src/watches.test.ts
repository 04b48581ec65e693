import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWatches } from './watches.ts'

const heads = new Map<string, number>()
const feed = {
  head: async (space: string) => heads.get(space) ?? 0,
  advanced: async (since: ReadonlyMap<string, number>) =>
    new Map(
      [...since.keys()].flatMap((space) => ((heads.get(space) ?? 0) > (since.get(space) ?? 0) ? [[space, heads.get(space) ?? 0]] : [])),
    ),
}

beforeEach(() => {
  vi.useFakeTimers()
  heads.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a change of another process wakes within half a second, once', async () => {
  const watches = createWatches(feed)
  const wake = vi.fn()
  watches.watch('a', wake)
  await watches.begun('a')
  heads.set('a', 3)
  await vi.advanceTimersByTimeAsync(500)
  expect(wake).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(wake).toHaveBeenCalledTimes(1)
})

test('a change of this process wakes at once, and is not told again by polling', async () => {
  const watches = createWatches(feed)
  const wake = vi.fn()
  watches.watch('a', wake)
  await watches.begun('a')
  heads.set('a', 1)
  watches.advanced('a', 1)
  expect(wake).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(wake).toHaveBeenCalledTimes(1)
})

test('neither what happened before nor what happens elsewhere wakes', async () => {
  const watches = createWatches(feed)
  const wake = vi.fn()
  heads.set('a', 9)
  watches.watch('a', wake)
  watches.watch('b', () => {})
  heads.set('b', 1)
  await vi.advanceTimersByTimeAsync(5000)
  expect(wake).not.toHaveBeenCalled()
})

test('a database that cannot be asked for a while costs no wake-up', async () => {
  const failing = vi.fn(feed.advanced)
  const watches = createWatches({ ...feed, advanced: failing })
  const wake = vi.fn()
  watches.watch('a', wake)
  await watches.begun('a')
  failing.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('still gone'))
  heads.set('a', 1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(wake).toHaveBeenCalledTimes(1)
})

test('polling ends with the last watcher', async () => {
  const asked = vi.fn(feed.advanced)
  const watches = createWatches({ ...feed, advanced: asked })
  const leave = watches.watch('a', () => {})
  leave()
  await vi.advanceTimersByTimeAsync(5000)
  expect(vi.getTimerCount()).toBe(0)
})
