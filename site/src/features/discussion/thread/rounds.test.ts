import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRounds } from './rounds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something that is wanted by name; each reading ends when it is told how. */
function reading() {
  const wanted = new Set<string>()
  const asked: string[][] = []
  let end = (_error?: Error) => {}
  const rounds = createRounds({
    async read() {
      const own = [...wanted]
      wanted.clear()
      asked.push(own)
      const error = await new Promise<Error | undefined>((resolve) => {
        end = resolve
      })
      if (!error) return
      for (const each of own) wanted.add(each)
      throw error
    },
    isWanted: () => wanted.size > 0,
    isFinal: ({ message }: Error) => message === 'gone',
  } as Parameters<typeof createRounds>[0])
  const hear = (...names: string[]) => {
    for (const name of names) wanted.add(name)
    rounds.heard()
  }
  const answer = async (error?: string) => {
    end(error === undefined ? undefined : new Error(error))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...rounds, asked, hear, answer }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('what comes together is read together, and what comes meanwhile after it', async () => {
  const { hear, asked, answer } = reading()
  hear('a')
  hear('b')
  await pass(100)
  hear('c')
  await pass(100)
  expect(asked).toEqual([['a', 'b']])
  await answer()
  expect(asked).toEqual([['a', 'b'], ['c']])
})

test('without an answer it is read again, less and less often, and at once where the network is back', async () => {
  const { hear, asked, answer, wake } = reading()
  hear('a')
  await pass(100)
  await answer('no network')
  await pass(999)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked).toHaveLength(2)
  await answer('no network')
  await pass(1_999)
  expect(asked).toHaveLength(2)
  wake()
  await pass(0)
  expect(asked).toEqual([['a'], ['a'], ['a']])
})

test('what is heard of while what was missed is read follows by itself', async () => {
  const { hear, asked, answer, wake } = reading()
  hear('a')
  await pass(100)
  await answer('no network')
  wake()
  await pass(0)
  hear('b')
  await answer()
  await pass(100)
  expect(asked.slice(1)).toEqual([['a'], ['b']])
})

test('a try that fails just as the way is there again does not put the next one off', async () => {
  const { hear, asked, answer, now } = reading()
  hear('a')
  await pass(100)
  now()
  await answer('no network')
  await pass(0)
  expect(asked).toEqual([['a'], ['a']])
})

test('what is gone is not asked for again by itself', async () => {
  const { hear, asked, answer, now } = reading()
  hear('a')
  await pass(100)
  await answer('gone')
  await pass(60_000)
  expect(asked).toHaveLength(1)
  now()
  await pass(0)
  expect(asked).toHaveLength(2)
})
