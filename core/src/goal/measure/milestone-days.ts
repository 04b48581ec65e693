import type { Milestone } from '../schema.ts'
import type { DayValue } from './day-values.ts'

/** How many milestones were reached on each day that any was, oldest first. */
export function milestoneDays(milestones: readonly Milestone[]): DayValue[] {
  const counts = new Map<string, number>()
  for (const { doneOn } of milestones) if (doneOn) counts.set(doneOn, (counts.get(doneOn) ?? 0) + 1)
  return [...counts].map(([localDate, count]) => ({ localDate, value: String(count) })).sort((a, b) => (a.localDate < b.localDate ? -1 : 1))
}
