import { AppError } from '@throughline/core/kernel'

/**
 * Lets at most `running` tasks run at a time while up to `waiting` others queue for their turn.
 * The function it makes throws AppError `unavailable` when the queue is full.
 */
export function createGate({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = []
  let free = running

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw new AppError('unavailable', 'Too many people are signing in right now. Try again in a moment.', { retryAfter: 5 })
    try {
      return await task()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
