import { describe, expect, it } from 'vitest'
import { createSessionCache } from './session-cache.ts'

const now = Temporal.Instant.from('2026-03-05T09:00:00Z').epochMilliseconds
const session = (sessionId: string, accountId = 'ines') => ({
  accountId,
  space: accountId,
  sessionId,
  expiresAt: '2026-03-05T09:00:02.000Z',
  provenAt: null,
  renewed: false,
})
const open = (size = 10) => createSessionCache({ milliseconds: 1000, size })

describe('a cache of sessions', () => {
  it('believes a session for its time, and no longer than the session itself lasts', () => {
    const cache = open()
    cache.put('a', session('a'), cache.mark(), now)
    expect(cache.get('a', now + 999)).toEqual(session('a'))
    expect(cache.get('a', now + 1000)).toBeNull()
    cache.put('a', session('a'), cache.mark(), now + 1500)
    expect(cache.get('a', now + 1999)).toEqual(session('a'))
    expect(cache.get('a', now + 2000)).toBeNull()
  })

  it('believes nothing by a clock that was set back, for which its time would never end', () => {
    const cache = open()
    cache.put('a', session('a'), cache.mark(), now)
    expect(cache.get('a', now - 3_600_000)).toBeNull()
    expect(cache.get('a', now)).toBeNull()
  })

  it('does not remember what was looked up before something was revoked', () => {
    const cache = open()
    const mark = cache.mark()
    cache.forget('a')
    cache.put('a', session('a'), mark, now)
    expect(cache.get('a', now)).toBeNull()
    const later = cache.mark()
    cache.forgetAll('ines')
    cache.put('a', session('a'), later, now)
    expect(cache.get('a', now)).toBeNull()
  })

  it('forgets the sessions of one person and keeps those of others', () => {
    const cache = open()
    for (const [id, account] of [
      ['a', 'ines'],
      ['b', 'ines'],
      ['c', 'omar'],
    ] as const)
      cache.put(id, session(id, account), cache.mark(), now)
    cache.forgetAll('ines')
    expect(['a', 'b', 'c'].map((id) => cache.get(id, now)?.accountId ?? null)).toEqual([null, null, 'omar'])
  })

  it('forgets a session under every secret that opens it', () => {
    const cache = open()
    for (const digest of ['before', 'after']) cache.put(digest, session('a'), cache.mark(), now)
    cache.put('other', session('b'), cache.mark(), now)
    cache.forget('a')
    expect(['before', 'after', 'other'].map((digest) => cache.get(digest, now)?.sessionId ?? null)).toEqual([null, null, 'b'])
  })

  it('makes room by dropping the one remembered longest', () => {
    const cache = open(2)
    for (const id of ['a', 'b', 'c']) cache.put(id, session(id), cache.mark(), now)
    expect(['a', 'b', 'c'].map((id) => cache.get(id, now) !== null)).toEqual([false, true, true])
  })
})
