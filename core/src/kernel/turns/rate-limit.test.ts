import { describe, expect, it } from 'vitest'
import { isAstray, type Spending } from '../ports/counters.ts'
import { createRateLimiter, createSharedLimiter, type LimitPolicy, limitHeaders } from './rate-limit.ts'

const policy = { name: 'test', quota: 3, windowSeconds: 60 }

describe('the token bucket', () => {
  it('gives the whole quota at once and then one each so often', async () => {
    let now = 0
    const limiter = createRateLimiter(() => now)
    const take = () => limiter.take(policy, 'a')
    expect([await take(), await take(), await take()].map(({ remaining }) => remaining)).toEqual([2, 1, 0])
    expect(await take()).toEqual({ allowed: false, remaining: 0, resetSeconds: 20 })
    now = 20_000
    expect((await take()).allowed).toBe(true)
    expect((await take()).allowed).toBe(false)
    now = 3_600_000
    expect((await take()).remaining).toBe(2)
  })

  it('counts keys and policies apart', async () => {
    const limiter = createRateLimiter(() => 0)
    for (let i = 0; i < 4; i++) await limiter.take(policy, 'a')
    expect((await limiter.take(policy, 'b')).allowed).toBe(true)
    expect((await limiter.take({ ...policy, name: 'other' }, 'a')).allowed).toBe(true)
  })

  it('forgets the longest untouched rather than remember without end', async () => {
    const limiter = createRateLimiter(() => 0)
    for (let i = 0; i < 4; i++) await limiter.take(policy, 'a')
    for (let i = 0; i < 50_000; i++) limiter.take(policy, `other ${i}`)
    expect((await limiter.take(policy, 'a')).allowed).toBe(true)
  })
})

describe('one bucket for several processes', () => {
  const large = { name: 'large', quota: 10_000, windowSeconds: 100 }

  /** Processes over the same counters, and how often those were asked. */
  function processes(many: number) {
    const at = { now: 0, asked: 0 }
    const moments = new Map<string, number>()
    const counters = {
      async spend(key: string, { cost, most, now }: Spending) {
        at.asked++
        const stored = moments.get(key) ?? 0
        const until = isAstray(stored, { most, now }) ? now : Math.max(now, stored)
        const allowed = until + cost <= now + most
        if (allowed) moments.set(key, until + cost)
        return { allowed, until: allowed ? until + cost : until }
      },
      sweep: async () => {},
    }
    return { at, limiters: Array.from({ length: many }, () => createSharedLimiter({ nowMs: () => at.now, counters })) }
  }

  /** What is allowed of so many requests of one who goes from process to process. */
  async function allowedOf(limiters: ReturnType<typeof processes>['limiters'], of: LimitPolicy, requests: number) {
    let allowed = 0
    for (let i = 0; i < requests; i++) if ((await limiters[i % limiters.length]?.take(of, 'a'))?.allowed) allowed++
    return allowed
  }

  it('allows who goes from one to the other exactly a small quota, and says what is left of it', async () => {
    const { limiters, at } = processes(2)
    const [one, other] = limiters
    expect(await one?.take(policy, 'a')).toEqual({ allowed: true, remaining: 2, resetSeconds: 20 })
    expect(await other?.take(policy, 'a')).toEqual({ allowed: true, remaining: 1, resetSeconds: 40 })
    expect(await allowedOf(limiters, policy, 20)).toBe(1)
    expect(await one?.take(policy, 'a')).toEqual({ allowed: false, remaining: 0, resetSeconds: 20 })
    at.now = 19_999
    expect(await allowedOf(limiters, policy, 4)).toBe(0)
    at.now = 20_000
    expect(await allowedOf(limiters, policy, 4)).toBe(1)
  })

  it('refuses nobody for longer than usual when the clock was far ahead and is set back', async () => {
    const { limiters, at } = processes(2)
    const large = { ...policy, name: 'large', quota: 6_000 }
    at.now = 3_600_000
    expect(await allowedOf(limiters, policy, 4)).toBe(3)
    expect((await limiters[0]?.take(large, 'a'))?.allowed).toBe(true)
    at.now = 0
    expect(await allowedOf(limiters, policy, 4)).toBe(3)
    expect((await limiters[0]?.take(large, 'a'))?.remaining).toBeGreaterThanOrEqual(0)
  })

  it('allows many at once of a small quota no more than there is', async () => {
    const { limiters } = processes(3)
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => limiters[i % 3]?.take(policy, 'a')))
    expect(all.filter((take) => take?.allowed)).toHaveLength(3)
  })

  it('asks no counter again for what is surely refused', async () => {
    const { limiters, at } = processes(1)
    await allowedOf(limiters, policy, 4)
    const before = at.asked
    expect(await allowedOf(limiters, policy, 100)).toBe(0)
    expect(at.asked).toBe(before)
  })

  it('allows exactly a large quota at once, and asks the counters a hundred times or so', async () => {
    const { limiters, at } = processes(2)
    expect(await allowedOf(limiters, large, 10_500)).toBe(10_000)
    expect(at.asked).toBeLessThan(120)
  })

  it('allows a hundredth more for each process at most, which it had taken before', async () => {
    const { limiters, at } = processes(2)
    for (const limiter of limiters) await limiter.take(large, 'a')
    at.now = 99_000
    expect(await allowedOf(limiters, large, 11_000)).toBe(10_000 + 2 * 99)
    at.now = 250_000
    expect(await allowedOf(limiters, large, 11_000)).toBe(10_000)
  })

  it('does not wear out a quota by asking now and then', async () => {
    const { limiters, at } = processes(4)
    for (let second = 0; second < 1_000; second += 10) {
      at.now = second * 1_000
      for (const limiter of limiters) expect(await limiter.take(large, 'a')).toMatchObject({ allowed: true })
    }
    expect((await limiters[0]?.take(large, 'a'))?.remaining).toBeGreaterThan(9_000)
  })
})

it('is told in the fields of draft-ietf-httpapi-ratelimit-headers', () => {
  const take = { allowed: true, remaining: 2, resetSeconds: 20 }
  const taken = [
    { policy, take },
    { policy: { ...policy, name: 'other' }, take },
  ]
  expect(limitHeaders(taken)).toEqual({
    'ratelimit-policy': '"test";q=3;w=60, "other";q=3;w=60',
    ratelimit: '"test";r=2;t=20, "other";r=2;t=20',
  })
  expect(limitHeaders([])).toEqual({})
})
