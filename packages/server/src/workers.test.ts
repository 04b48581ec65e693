import { AppError } from '@throughline/core/kernel'
import type { LogEntry } from '@throughline/http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startWorkers } from './workers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('runs each chore at once and then so long after it was done', async () => {
  const run = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 5_000)))
  const workers = startWorkers([{ name: 'sweep', everySeconds: 10, run }], () => {})
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(run).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(5_000)
  await workers.stop()
})

it('goes on after a round that failed, and says so', async () => {
  const logged: LogEntry[] = []
  const run = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  const workers = startWorkers([{ name: 'sweep', everySeconds: 10, run }], (entry) => logged.push(entry))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(2)
  expect(logged).toMatchObject([{ level: 'error', event: 'chore-failed', chore: 'sweep' }])
  await workers.stop()
})

it('says of a database that is away only now and then that it is, until it is back', async () => {
  const logged: LogEntry[] = []
  let isAway = true
  const run = async () => {
    if (isAway) throw new AppError('unavailable', 'The database cannot be reached right now.')
  }
  const workers = startWorkers([{ name: 'sweep', everySeconds: 2, run }], (entry) => logged.push(entry))
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(logged).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  expect(logged).toHaveLength(2)
  isAway = false
  await vi.advanceTimersByTimeAsync(4_000)
  isAway = true
  await vi.advanceTimersByTimeAsync(4_000)
  expect(logged, 'away again').toHaveLength(3)
  await workers.stop()
})

it('stops only once what runs is done, and begins nothing more', async () => {
  let done = false
  const run = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    done = true
  })
  const workers = startWorkers([{ name: 'sweep', everySeconds: 1, run }], () => {})
  const stopped = workers.stop().then(() => done)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await stopped).toBe(true)
  expect(run).toHaveBeenCalledTimes(1)
})
