import type { AppError } from '../error.ts'

/** How long a line may become. */
export interface LineRules {
  /** How many of a key may wait. */
  waiting: number
  /** What is told to who would be one more. */
  full(): AppError
}

/**
 * Lets only so many run at a time for each key; the others wait for their turn, in their order, and all of them unless
 * `rules` say how many may. Who waits holds nothing: a request whose body is not asked for is not read.
 */
export function atMost(most: number, rules?: LineRules): <T>(key: string, run: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>()
  return async (key, run) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] }
    lines.set(key, line)
    if (line.running < most) line.running++
    else if (rules && line.waiting.length >= rules.waiting) throw rules.full()
    else await new Promise<void>((resolve) => line.waiting.push(resolve))
    try {
      return await run()
    } finally {
      const next = line.waiting.shift()
      if (next) next()
      else if (--line.running === 0) lines.delete(key)
    }
  }
}
