import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createWorkers } from './workers.ts'

/** Processes that answer when they are told to. */
function fakes() {
  const started: { isOver: boolean; asked: { told: string; resolve(value: string): void; reject(error: Error): void }[] }[] = []
  const start = () => {
    const one: (typeof started)[number] = { isOver: false, asked: [] }
    started.push(one)
    return {
      tell: (told: string) => new Promise<string>((resolve, reject) => void one.asked.push({ told, resolve, reject })),
      async end() {
        one.isOver = true
      },
    }
  }
  return { started, start }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('keeps a process for what is asked next, and ends it once nothing was asked for a while', async () => {
  const { started, start } = fakes()
  const { ask } = createWorkers({ start, most: 2, idleSeconds: 60 })
  for (const word of ['one', 'two']) {
    const asked = ask(word)
    await settled()
    started[0]?.asked.at(-1)?.resolve(word)
    expect(await asked).toBe(word)
    vi.advanceTimersByTime(59_000)
  }
  expect(started).toHaveLength(1)
  expect(started[0]?.isOver).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(started[0]?.isOver).toBe(true)
})

it('asks each process one thing at a time; what is asked beyond that waits in its order', async () => {
  const { started, start } = fakes()
  const { ask } = createWorkers({ start, most: 1, idleSeconds: 60 })
  const asked = ['one', 'two', 'three'].map(ask)
  for (const [i, word] of ['one', 'two', 'three'].entries()) {
    await settled()
    expect(started[0]?.asked.map(({ told }) => told)).toEqual(['one', 'two', 'three'].slice(0, i + 1))
    started[0]?.asked.at(-1)?.resolve(word)
  }
  expect(await Promise.all(asked)).toEqual(['one', 'two', 'three'])
  expect(started).toHaveLength(1)
})

it('ends a process that fails, and has another do what waits', async () => {
  const { started, start } = fakes()
  const { ask } = createWorkers({ start, most: 1, idleSeconds: 60 })
  const [first, second] = [ask('one'), ask('two')]
  await settled()
  started[0]?.asked[0]?.reject(new Error('It takes too much.'))
  await expect(first).rejects.toThrow('It takes too much.')
  await settled()
  expect(started.map(({ isOver }) => isOver)).toEqual([true, false])
  started[1]?.asked[0]?.resolve('done')
  expect(await second).toBe('done')
})
