import { AppError } from '@throughline/core/kernel'

/** Seconds after which it is worth another try: most files are read in less. */
const RETRY_SECONDS = 5

/**
 * Lets one in for each key, and so many in all. One more of a key may wait for its turn, as of a button that was pressed
 * twice; all others are told at once.
 */
export function createGate(most: number) {
  const inside = new Set<string>()
  const waiting = new Map<string, () => void>()

  function leave(key: string): void {
    const next = waiting.get(key)
    waiting.delete(key)
    if (next) next()
    else inside.delete(key)
  }

  return {
    /**
     * Answers what to call on leaving.
     * @throws AppError `rate-limited` for the key's own sake, `unavailable` for the others'.
     */
    async enter(key: string): Promise<() => void> {
      if (!inside.has(key)) {
        if (inside.size >= most)
          throw new AppError('unavailable', 'Files of other people are being read. Try again in a moment.', { retryAfter: RETRY_SECONDS })
        inside.add(key)
      } else if (waiting.has(key))
        throw new AppError('rate-limited', 'Other files of yours are being read. Try again once that is done.', {
          retryAfter: RETRY_SECONDS,
        })
      else await new Promise<void>((resolve) => waiting.set(key, resolve))
      return () => leave(key)
    },
  }
}
