import type { Counters } from '../ports/counters.ts'

/** How often something may be asked for. */
export interface LimitPolicy {
  /** Told to the caller in `RateLimit-Policy`. */
  name: string
  quota: number
  windowSeconds: number
}

export interface Take {
  allowed: boolean
  /** Whole requests left right now. */
  remaining: number
  /** Seconds until one more is allowed, or until the quota is whole when something is left. */
  resetSeconds: number
}

/** Counts requests by policy and key. */
export interface RateLimiter {
  take(policy: LimitPolicy, key: string): Take | Promise<Take>
}

/** Slows nobody down: for what is asked by nobody but this process itself. */
export const limitless: RateLimiter = {
  take: ({ quota }) => ({ allowed: true, remaining: quota, resetSeconds: 0 }),
}

interface Bucket {
  tokens: number
  at: number
}

/** Keys kept at most; past it the longest untouched go, which only forgives. */
const MAX_KEYS = 50_000

/** A token bucket per policy and key, in this process. `nowMs` is epoch milliseconds. */
export function createRateLimiter(nowMs: () => number): RateLimiter {
  const buckets = new Map<string, Bucket>()
  return {
    take({ name, quota, windowSeconds }, key) {
      const id = idOf(name, key)
      const now = nowMs()
      const perMs = quota / (windowSeconds * 1000)
      const bucket = buckets.get(id) ?? { tokens: quota, at: now }
      const tokens = Math.min(quota, bucket.tokens + Math.max(0, now - bucket.at) * perMs)
      const allowed = tokens >= 1
      const left = allowed ? tokens - 1 : tokens
      keepLast(buckets, id, { tokens: left, at: now })
      const missing = left >= 1 ? quota - left : 1 - left
      return { allowed, remaining: Math.floor(left), resetSeconds: Math.ceil(missing / perMs / 1000) }
    },
  }
}

/** What a process has taken of a bucket that all share, and not handed out yet. */
interface Share {
  left: number
  /** From when on it is not handed out any more. */
  endsAt: number
  /** Up to which moment the shared bucket was used up when it was last looked at. */
  usedUntil: number
  /** Until when there is surely nothing to be had; asking before would only be work. */
  emptyUntil: number
  asking: Promise<void> | null
}

/** Quotas below it are counted one by one: what guesses are counted by is exact. */
const EXACT_BELOW = 1_000

/** The part of a quota that a process takes at a time. */
const SHARE = 1 / 100

/**
 * The same buckets for all processes over one storage. Of a large quota each process takes a hundredth at a time and hands it
 * out by itself, so that most requests ask nobody; what it does not hand out within the window is lost. So no more is allowed
 * than by one process, but for a hundredth each that was taken before and is handed out later.
 */
export function createSharedLimiter({ nowMs, counters }: { nowMs: () => number; counters: Counters }): RateLimiter {
  const shares = new Map<string, Share>()

  async function ask(id: string, share: Share, { quota, windowSeconds }: LimitPolicy): Promise<void> {
    const most = windowSeconds * 1000
    const interval = most / quota
    let wanted = quota < EXACT_BELOW ? 1 : Math.max(1, Math.floor(quota * SHARE))
    while (wanted > 0) {
      const now = nowMs()
      const { allowed, until } = await counters.spend(id, { cost: wanted * interval, most: most + ROUNDING, now })
      share.usedUntil = until
      if (allowed) {
        share.left = wanted
        share.endsAt = now + most
        return
      }
      wanted = Math.min(wanted - 1, wholes(now + most - until, interval))
    }
    // Asked again within the window, whatever the counters said.
    share.emptyUntil = Math.min(share.usedUntil + interval - most, nowMs() + most)
  }

  async function waitAndTake(id: string, share: Share, policy: LimitPolicy): Promise<Take> {
    for (;;) {
      const taken = takeOf(share, policy, nowMs())
      if (taken) return taken
      share.asking ??= ask(id, share, policy).finally(() => {
        share.asking = null
      })
      await share.asking
    }
  }

  return {
    take(policy, key) {
      const id = idOf(policy.name, key)
      const share = shares.get(id) ?? { left: 0, endsAt: 0, usedUntil: 0, emptyUntil: 0, asking: null }
      keepLast(shares, id, share)
      return takeOf(share, policy, nowMs()) ?? waitAndTake(id, share, policy)
    },
  }
}

/** One of the share, or the refusal that is certain; `null` where the counters have to be asked. */
function takeOf(share: Share, { quota, windowSeconds }: LimitPolicy, now: number): Take | null {
  const most = windowSeconds * 1000
  const interval = most / quota
  // Later is what was said before the clock was set back.
  const isEmpty = share.emptyUntil > now && share.emptyUntil <= now + most
  if (isEmpty) return { allowed: false, remaining: 0, resetSeconds: Math.ceil((share.emptyUntil - now) / 1000) }
  if (share.left < 1 || share.endsAt <= now) return null
  share.left--
  const ahead = Math.min(most, Math.max(0, share.usedUntil - now))
  const remaining = share.left + wholes(most - ahead, interval)
  const missing = remaining >= 1 ? ahead : interval + ahead - most
  return { allowed: true, remaining, resetSeconds: Math.max(0, Math.ceil(missing / 1000)) }
}

/** Milliseconds that sums of fractions may be off by. */
const ROUNDING = 0.01

const wholes = (ms: number, interval: number) => Math.floor((ms + ROUNDING) / interval)

const idOf = (name: string, key: string) => `${name}\n${key}`

/** Deleting first moves the key to the end, so that iteration order is age; while there is room enough that is not worth its time. */
function keepLast<T>(map: Map<string, T>, id: string, value: T): void {
  if (map.size > MAX_KEYS / 2) map.delete(id)
  map.set(id, value)
  if (map.size > MAX_KEYS) map.delete(map.keys().next().value as string)
}

/** The `RateLimit` and `RateLimit-Policy` fields for what was taken. */
export function limitHeaders(taken: readonly { policy: LimitPolicy; take: Take }[]): Record<string, string> {
  let [policies, left] = ['', '']
  for (const { policy, take } of taken) {
    const comma = left === '' ? '' : ', '
    policies += `${comma}"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`
    left += `${comma}"${policy.name}";r=${take.remaining};t=${take.resetSeconds}`
  }
  return left === '' ? {} : { 'ratelimit-policy': policies, ratelimit: left }
}
