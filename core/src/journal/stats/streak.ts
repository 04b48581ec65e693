import { addDays } from '../../kernel/index.ts'
import type { JournalStats } from './schema.ts'

/**
 * Days in a row with an entry, the current ones up to today or, as long as that has none, up to yesterday.
 * @param dates plain dates, in any order
 * @param today the person's date
 */
export function streakOf(dates: Iterable<string>, today: string): JournalStats['streak'] {
  const written = new Set(dates)
  const isTodayOpen = !written.has(today)
  const current = run(written, isTodayOpen ? addDays(today, -1) : today, -1)
  let longest = 0
  for (const date of written) if (!written.has(addDays(date, -1))) longest = Math.max(longest, run(written, date, 1))
  return { current, longest, isTodayOpen }
}

/** How many days in a row were written on, from one on, forward or back. */
function run(written: ReadonlySet<string>, from: string, step: 1 | -1): number {
  let days = 0
  for (let date = from; written.has(date); date = addDays(date, step)) days++
  return days
}
