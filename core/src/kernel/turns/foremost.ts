import type { Pace } from './pace.ts'

/** What one counts as where it is held against others, as `pacer` counts. */
const WORK = 4

/**
 * The first so many of them in an order, of equal ones those that came first. All of them are never put in order, and others
 * have their turn in between: they may be as many as one likes.
 */
export async function foremost<T>(all: Iterable<T>, most: number, compare: (a: T, b: T) => number, pace: Pace): Promise<T[]> {
  let kept: T[] = []
  let last: T | undefined
  for (const one of all) {
    await pace(WORK)
    if (last !== undefined && compare(one, last) >= 0) continue
    kept.push(one)
    if (kept.length < 2 * most) continue
    kept = kept.sort(compare).slice(0, most)
    last = kept.at(-1)
  }
  return kept.sort(compare).slice(0, most)
}
