import { type Counters, isAstray } from '@throughline/core/kernel'

/** Counters that last as long as this process. */
export function createCounters(): Counters {
  const moments = new Map<string, number>()
  return {
    async spend(key, { cost, most, now }) {
      const stored = moments.get(key) ?? now
      const until = isAstray(stored, { most, now }) ? now : Math.max(now, stored)
      if (until + cost > now + most) return { allowed: false, until }
      moments.set(key, until + cost)
      return { allowed: true, until: until + cost }
    },
    async sweep(now) {
      for (const [key, until] of moments) if (until <= now) moments.delete(key)
    },
  }
}
