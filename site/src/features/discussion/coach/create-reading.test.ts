import { expect, test } from 'vitest'
import { createReading, GATHER_MS, GROWING_MS, RETRY_MS } from './create-reading.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A page whose answers grow by hand, and whose time goes on by hand. */
function page() {
  const read: string[] = []
  const state = { isShown: true, growing: [] as string[], isCut: false }
  const timers = new Set<{ act: () => void; at: number }>()
  let now = 0
  const reading = createReading({
    async read(id) {
      read.push(id)
      if (state.isCut) throw new TypeError('Failed to fetch')
    },
    growing: () => state.growing,
    isShown: () => state.isShown,
    later(act, milliseconds) {
      const timer = { act, at: now + milliseconds }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  })
  const pass = async (milliseconds: number) => {
    const end = now + milliseconds
    for (;;) {
      await turn()
      const next = [...timers].sort((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      timers.delete(next)
      now = next.at
      next.act()
    }
    now = end
  }
  return { reading, read, state, pass, timers }
}

test('what is heard of at once is read once, and nothing after it', async () => {
  const { reading, read, pass, timers } = page()
  reading.heard(['one'])
  reading.heard(['two', 'one'])
  await pass(GATHER_MS)
  expect(read).toEqual(['one', 'two'])
  await pass(10 * GROWING_MS)
  expect([read.length, timers.size]).toEqual([2, 0])
})

test('one that grows is read every second until it does not', async () => {
  const { reading, read, state, pass, timers } = page()
  state.growing = ['one']
  for (let times = 0; times < 3; times++) reading.goOn()
  await pass(5 * GROWING_MS)
  expect(read).toEqual(Array.from({ length: 5 }, () => 'one'))
  state.growing = []
  await pass(GROWING_MS)
  const last = read.length
  await pass(10 * GROWING_MS)
  expect([read.length, timers.size]).toEqual([last, 0])
})

test('its end, of which the server tells, is not waited for', async () => {
  const { reading, read, state, pass } = page()
  state.growing = ['one']
  reading.goOn()
  reading.heard(['one'])
  await pass(GATHER_MS)
  expect(read).toEqual(['one'])
})

test('a page that is not looked at asks nothing, and goes on when it is', async () => {
  const { reading, read, state, pass, timers } = page()
  state.growing = ['one']
  reading.goOn()
  state.isShown = false
  await pass(10 * GROWING_MS)
  expect([read, timers.size]).toEqual([[], 0])
  state.isShown = true
  reading.goOn()
  await pass(GROWING_MS)
  expect(read).toEqual(['one'])
})

test('without a network it is tried again, less often', async () => {
  const { reading, read, state, pass, timers } = page()
  state.isCut = true
  reading.heard(['one'])
  await pass(GATHER_MS + RETRY_MS)
  expect(read).toEqual(['one', 'one'])
  state.isCut = false
  await pass(RETRY_MS)
  expect([read.length, timers.size]).toEqual([3, 0])
})
