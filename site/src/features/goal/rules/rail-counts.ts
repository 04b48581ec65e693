import type { GoalOutline } from './outline.ts'
import { isWithin, placeOf } from './place.ts'

/** How many goals the rail names beside each of its views. */
export interface RailCounts {
  quarter: number
  year: number
}

/** Those that are pursued or paused; drafts are none. */
export function railCounts(goals: readonly Pick<GoalOutline, 'horizon' | 'endDate' | 'status'>[], today: string): RailCounts {
  const pursued = goals.filter(({ status }) => status === 'active' || status === 'paused')
  const count = (stretch: keyof RailCounts) => pursued.filter((goal) => isWithin(placeOf(goal, today), stretch)).length
  return { quarter: count('quarter'), year: count('year') }
}
