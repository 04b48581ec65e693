import { EventEmitter } from 'node:events'
import { getHeapSpaceStatistics } from 'node:v8'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restWhenQuiet } from './rest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function resting({ collect }: { collect?: () => void }) {
  const server = new EventEmitter()
  restWhenQuiet(server, collect)
  return { ask: () => server.emit('request') }
}

it('what was needed to start is given back once, shortly after', () => {
  const collect = vi.fn()
  resting({ collect })
  vi.advanceTimersByTime(2_000)
  expect(collect).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3_600_000)
  expect(collect).toHaveBeenCalledTimes(1)
})

it('while it is asked it does not rest, and soon after its start it does once it is not', () => {
  const collect = vi.fn()
  const { ask } = resting({ collect })
  for (let second = 0; second < 300; second++) {
    ask()
    vi.advanceTimersByTime(1_000)
  }
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(4_000)
  expect(collect).toHaveBeenCalledTimes(1)
  ask()
  vi.advanceTimersByTime(50_000)
  expect(collect).toHaveBeenCalledTimes(1)
})

it('each time it was asked again, it rests again', () => {
  const collect = vi.fn()
  const { ask } = resting({ collect })
  vi.advanceTimersByTime(2_000)
  ask()
  vi.advanceTimersByTime(120_000)
  ask()
  vi.advanceTimersByTime(120_000)
  expect(collect).toHaveBeenCalledTimes(3)
})

it('the room for new objects, which a start makes wide, is given back', () => {
  const room = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
  let rows: object[] = []
  for (let row = 0; row < 300_000; row++) rows.push({ row })
  const wide = room()
  rows = []
  const { ask } = resting({})
  ask()
  vi.advanceTimersByTime(120_000)
  expect(room()).toBeLessThan(wide / 4)
})
