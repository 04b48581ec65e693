/** Milliseconds that a page waits for a network that says nothing, when there is a kept copy. */
export const PATIENCE = 4_000
/** How long a network that failed is thought to be gone. */
const GONE_MS = 30_000

/**
 * What is known of the network. A read of the API waits for its answer for as long as that takes, as an older one would be
 * taken for the newest; not while the network is known to be gone.
 */
export function createNetwork(now: () => number) {
  let failedAt = Number.NEGATIVE_INFINITY
  const isGone = () => now() - failedAt < GONE_MS
  return {
    isGone,
    failed() {
      failedAt = now()
    },
    /** Answers whether it was thought to be gone. */
    answered(): boolean {
      const wasGone = failedAt !== Number.NEGATIVE_INFINITY
      failedAt = Number.NEGATIVE_INFINITY
      return wasGone
    },
    /** How long to wait before the kept copy is given; `null` for until the end. */
    patience: (way: 'page' | 'read'): number | null => (way === 'page' || isGone() ? PATIENCE : null),
  }
}
