import { expect, test } from 'vitest'
import { isStuck, wayNow } from './way.ts'

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
