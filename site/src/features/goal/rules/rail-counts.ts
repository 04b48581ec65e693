import type { Goal } from '@throughline/core/goal'

/** How many goals the rail names beside each of its views. */
export interface RailCounts {
  quarter: number
  year: number
}

/** Those that are pursued or paused; drafts and what lies in the trash are none. */
export function railCounts(goals: readonly Pick<Goal, 'horizon' | 'status' | 'deletedAt'>[]): RailCounts {
  const count = (horizon: Goal['horizon']) =>
    goals.filter((goal) => goal.horizon === horizon && !goal.deletedAt && (goal.status === 'active' || goal.status === 'paused')).length
  return { quarter: count('quarter'), year: count('year') }
}
