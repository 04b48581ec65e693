import type { Goal } from '@throughline/core/goal'
import { isWithin, placeOf } from './place.ts'

/** How many goals the rail names beside each of its views. */
export interface RailCounts {
  quarter: number
  year: number
}

/** Those that are pursued or paused; drafts and what lies in the trash are none. */
export function railCounts(goals: readonly Pick<Goal, 'horizon' | 'endDate' | 'status' | 'deletedAt'>[], today: string): RailCounts {
  const pursued = goals.filter(({ status, deletedAt }) => !deletedAt && (status === 'active' || status === 'paused'))
  const count = (stretch: keyof RailCounts) => pursued.filter((goal) => isWithin(placeOf(goal, today), stretch)).length
  return { quarter: count('quarter'), year: count('year') }
}
