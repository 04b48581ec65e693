import { dayNumber } from '../../kernel/index.ts'
import type { JournalStats } from './schema.ts'

/**
 * Days in a row with an entry, the current ones up to today or, as long as that has none, up to yesterday.
 * @param days as days since 1970, in any order
 * @param today the person's date
 */
export function streakOf(days: Iterable<number>, today: string): JournalStats['streak'] {
  const written = new Set(days)
  const now = dayNumber(today)
  const isTodayOpen = !written.has(now)
  const current = run(written, isTodayOpen ? now - 1 : now, -1)
  let longest = 0
  for (const day of written) if (!written.has(day - 1)) longest = Math.max(longest, run(written, day, 1))
  return { current, longest, isTodayOpen }
}

/** How many days in a row were written on, from one on, forward or back. */
function run(written: ReadonlySet<number>, from: number, step: 1 | -1): number {
  let days = 0
  for (let day = from; written.has(day); day += step) days++
  return days
}
