import type { Present } from '@throughline/core/discussion'
import { expect, test } from 'vitest'
import { createPresence, OFTEN_MS, SELDOM_MS, STILL_MS } from './create-presence.ts'

const turn = () => new Promise((resolve) => setImmediate(resolve))
const ruth = { personId: 'ruth', isTyping: false }

/** A page whose server answers by hand, or at once, and whose time goes on by hand. */
function page() {
  const said: boolean[] = []
  const state = { isShown: true, there: [] as readonly Present[] | null | Error, answers: undefined as (() => void)[] | undefined }
  const timers = new Set<{ act: () => void; at: number }>()
  let now = 0
  const presence = createPresence({
    async report(isTyping) {
      said.push(isTyping)
      if (state.answers) await new Promise<void>((resolve) => state.answers?.push(resolve))
      if (state.there instanceof Error) throw state.there
      return state.there
    },
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
  return { presence, said, state, pass, timers }
}

test('it is said now and then while one is alone, and often while others are there', async () => {
  const { presence, said, state, pass } = page()
  presence.look()
  await pass(SELDOM_MS - 1)
  expect(said).toHaveLength(1)
  state.there = [ruth]
  await pass(1)
  expect([said.length, presence.list()]).toEqual([2, [ruth]])
  await pass(10 * OFTEN_MS)
  expect(said).toHaveLength(12)
})

test('who types is said to at once, for as long as they do, and at once when they stop or have said it', async () => {
  const { presence, said, pass } = page()
  presence.look()
  await pass(0)
  for (let key = 0; key < 10; key++) {
    presence.typing()
    await pass(OFTEN_MS / 5)
  }
  expect(said).toEqual([false, true, true, true])
  await pass(STILL_MS)
  expect(said.at(-1)).toBe(false)
  presence.typing()
  presence.stopped()
  await pass(0)
  expect(said.slice(-2)).toEqual([true, false])
})

test('one answer is awaited at a time, and what happened meanwhile is said after it', async () => {
  const { presence, said, state, pass } = page()
  state.answers = []
  presence.look()
  presence.typing()
  presence.look()
  await pass(0)
  expect(said).toEqual([false])
  state.answers.shift()?.()
  await pass(0)
  expect(said).toEqual([false, true])
})

test('nothing is said while the page is not looked at, and it begins anew when it is', async () => {
  const { presence, said, state, pass, timers } = page()
  state.there = [ruth]
  presence.typing()
  await pass(0)
  state.isShown = false
  presence.seen()
  await pass(10 * SELDOM_MS)
  expect([said, presence.list(), timers.size]).toEqual([[true], [], 0])
  state.isShown = true
  presence.seen()
  await pass(0)
  expect([said, presence.list()]).toEqual([[true, false], [ruth]])
})

test('without an answer nobody is shown, and it goes on', async () => {
  const { presence, said, state, pass } = page()
  state.there = [ruth]
  presence.look()
  await pass(0)
  state.there = new TypeError('Failed to fetch')
  await pass(OFTEN_MS)
  expect(presence.list()).toEqual([])
  await pass(SELDOM_MS)
  expect(said).toHaveLength(3)
})

test('who is in it no longer says nothing more', async () => {
  const { presence, said, state, pass, timers } = page()
  state.there = null
  presence.look()
  await pass(10 * SELDOM_MS)
  presence.typing()
  presence.stopped()
  await pass(SELDOM_MS)
  expect([said.length, timers.size]).toEqual([1, 0])
})

test('who follows hears of it only when it changes', async () => {
  const { presence, state, pass } = page()
  let told = 0
  const stop = presence.subscribe(() => told++)
  state.there = [ruth]
  presence.look()
  await pass(3 * OFTEN_MS)
  expect(told).toBe(1)
  stop()
  state.there = []
  await pass(OFTEN_MS)
  expect([told, presence.list()]).toEqual([1, []])
})
