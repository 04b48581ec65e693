import { AppError } from '../error.ts'

/** Seconds after which it is worth another try. */
const RETRY_SECONDS = 5

/** What the others are told. */
export interface GateWords {
  /** Who already has one inside and one more waiting. */
  own: string
  /** Who would be one more than there is room for. */
  full: string
}

export interface GateRules {
  /** Whether one more of a key may wait inside the door; `true` unless said. */
  mayWait?: boolean
}

/**
 * Lets one in for each key, and so many in all. One more of a key may wait for its turn, as of a button that was pressed
 * twice, unless nobody may; all others are told at once.
 */
export function createGate(most: number, words: GateWords, { mayWait = true }: GateRules = {}) {
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
        if (inside.size >= most) throw new AppError('unavailable', words.full, { retryAfter: RETRY_SECONDS })
        inside.add(key)
      } else if (!mayWait || waiting.has(key)) throw new AppError('rate-limited', words.own, { retryAfter: RETRY_SECONDS })
      else await new Promise<void>((resolve) => waiting.set(key, resolve))
      return () => leave(key)
    },
  }
}
