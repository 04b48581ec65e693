import { AppError } from '@throughline/core/kernel'

/** How many times as long as a file took for nothing its account waits. */
const TIMES = 10

/**
 * Who had a file read for nothing waits ten times as long as that took: so that no account has more than an eleventh of one
 * place with files that are made to be costly.
 */
export function createBackOff(nowMs: () => number) {
  const until = new Map<string, number>()
  return {
    /** @throws AppError `rate-limited` while it waits. */
    check(key: string): void {
      const left = (until.get(key) ?? 0) - nowMs()
      if (left <= 0) return
      throw new AppError('rate-limited', 'Your last file took too much to be read. Try another in a while.', {
        retryAfter: Math.ceil(left / 1_000),
      })
    },
    note(key: string, tookMs: number): void {
      const now = nowMs()
      for (const [other, end] of until) if (end <= now) until.delete(other)
      if (tookMs > 0) until.set(key, now + TIMES * tookMs)
    },
  }
}
