import { expect, test } from 'vitest'
import { blipOf, isStuck, sentSince, wayNow } from './way.ts'

const message = { kind: 'message', state: 'waiting' } as const

test.each([
  ['open', {}],
  ['no-network', { isOffline: true, obstacle: 'no-answer' }],
  ['no-answer', { obstacle: 'no-answer' }],
  ['signed-out', { isOffline: true, obstacle: 'signed-out' }],
  ['signed-out', { things: [{ ...message, why: 'You are signed out.' }] }],
  ['open', { things: [message, { ...message, state: 'refused', why: 'Too long.' }] }],
] as const)('the way is %s: %j', (way, known) => {
  expect(wayNow({ obstacle: null, isOffline: false, things: [], ...known })).toBe(way)
})

test('what is just being sent is not told of, what stays is', () => {
  const at = '2026-11-23T08:00:00.000Z'
  const [soon, late] = [Date.parse(at) + 3_000, Date.parse(at) + 11_000]
  expect([soon, late].map((now) => isStuck({ at, state: 'waiting' }, 'open', now))).toEqual([false, true])
  expect(isStuck({ at, state: 'waiting' }, 'no-network', soon)).toBe(true)
  expect(isStuck({ at: '', state: 'choice' }, 'open', soon)).toBe(true)
})

test('a blip is not told of, but at once where something was written meanwhile, or the page began without a network', () => {
  expect(blipOf({ isOffline: true, isFirst: false, isAny: false })).toBeGreaterThan(1_000)
  expect(blipOf({ isOffline: true, isFirst: false, isAny: true })).toBe(0)
  expect(blipOf({ isOffline: true, isFirst: true, isAny: false })).toBe(0)
  // A server may just be slow with what was written.
  expect(blipOf({ isOffline: false, isFirst: true, isAny: true })).toBeGreaterThan(1_000)
})

test('what was refused, or waits for a choice, was not sent, and holds up no word of the rest', () => {
  const waiting = { state: 'waiting' } as const
  const choice = { state: 'choice' } as const
  expect(sentSince([waiting, waiting, choice], [waiting, choice])).toBeNull()
  expect(sentSince([waiting, waiting, choice], [choice])).toBe(2)
  expect(sentSince([waiting, waiting, choice], [{ state: 'refused' }, choice])).toBe(1)
  expect(sentSince([choice], [choice])).toBe(0)
})
