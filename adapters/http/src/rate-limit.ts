/** How often something may be asked for. */
export interface LimitPolicy {
  /** Told to the caller in `RateLimit-Policy`. */
  name: string
  quota: number
  windowSeconds: number
}

/** What one account may ask for that costs far more than it looks: more in a row than any page, and a hundred a second without end. */
export const costlyReads: LimitPolicy = { name: 'costly', quota: 60_000, windowSeconds: 600 }

/** What one account may say, change and react to in discussions: twice what the fastest writer does, and no flood for those who read along. */
export const saying: LimitPolicy = { name: 'saying', quota: 1_200, windowSeconds: 600 }

/** Saying that one is there comes every three seconds from each page that is open. */
export const beingThere: LimitPolicy = { name: 'presence', quota: 6_000, windowSeconds: 600 }

export interface Take {
  allowed: boolean
  /** Whole requests left right now. */
  remaining: number
  /** Seconds until one more is allowed, or until the quota is whole when something is left. */
  resetSeconds: number
}

/** Counts requests by policy and key. Several processes would share one through their store. */
export interface RateLimiter {
  take(policy: LimitPolicy, key: string): Take | Promise<Take>
}

interface Bucket {
  tokens: number
  at: number
}

/** Keys kept at most; past it the longest untouched go, which only forgives. */
const MAX_BUCKETS = 50_000

/** A token bucket per policy and key, in this process. `nowMs` is epoch milliseconds. */
export function createRateLimiter(nowMs: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>()
  return {
    take({ name, quota, windowSeconds }, key) {
      const id = `${name}\n${key}`
      const now = nowMs()
      const perMs = quota / (windowSeconds * 1000)
      const bucket = buckets.get(id) ?? { tokens: quota, at: now }
      const tokens = Math.min(quota, bucket.tokens + Math.max(0, now - bucket.at) * perMs)
      const allowed = tokens >= 1
      const left = allowed ? tokens - 1 : tokens
      // Deleting first moves the key to the end, so that iteration order is age.
      buckets.delete(id)
      buckets.set(id, { tokens: left, at: now })
      if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value as string)
      const missing = left >= 1 ? quota - left : 1 - left
      return { allowed, remaining: Math.floor(left), resetSeconds: Math.ceil(missing / perMs / 1000) }
    },
  }
}

/** The `RateLimit` and `RateLimit-Policy` fields for what was taken. */
export function limitHeaders(taken: readonly { policy: LimitPolicy; take: Take }[]): Record<string, string> {
  if (taken.length === 0) return {}
  return {
    'ratelimit-policy': taken.map(({ policy }) => `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`).join(', '),
    ratelimit: taken.map(({ policy, take }) => `"${policy.name}";r=${take.remaining};t=${take.resetSeconds}`).join(', '),
  }
}
