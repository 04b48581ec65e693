import type { DayValue } from './day-values.ts'
import { exact, textOf, ZERO } from './exact.ts'

const PER_MINUTE = 60_000

/**
 * Milliseconds by day as minutes, oldest first. Those from a date on add up to the minutes of their sum: each is what
 * the rounded total rises by, so that three times twenty seconds make one minute.
 */
export function minuteDays(milliseconds: ReadonlyMap<string, number>, from: string): DayValue[] {
  let [spent, told] = [0, ZERO]
  return [...milliseconds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([localDate, more]) => {
      if (localDate < from) return { localDate, value: textOf(exact(more).div(PER_MINUTE)) }
      spent += more
      const total = exact(textOf(exact(spent).div(PER_MINUTE)))
      const value = textOf(total.minus(told))
      told = total
      return { localDate, value }
    })
}
