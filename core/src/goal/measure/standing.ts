import { currentValue } from './current-value.ts'
import type { DayValue } from './day-values.ts'
import { type Exact, exact, ONE, ZERO } from './exact.ts'
import type { HabitTally } from './habit.ts'
import type { MeasuredGoal } from './measured-goal.ts'

/** Why there is no progress to tell. */
export type Unmeasured = 'target-equals-start' | 'no-check-ins' | 'no-milestones' | 'no-days-yet'

/** Where a goal stands between its start and its target. */
export interface Standing {
  start: Exact
  target: Exact
  current: Exact | null
  progress: Exact | null
  unmeasured: Unmeasured | null
}

/** @param days those that count. @param tally of a habit. */
export function standingOf(goal: MeasuredGoal, days: readonly DayValue[], tally: HabitTally | null): Standing {
  const { metric, milestones, status } = goal
  if (metric.type === 'binary') return between(ZERO, ONE, status === 'achieved' || days.at(-1)?.value === 'yes' ? ONE : ZERO)
  if (metric.type === 'milestones') {
    const done = milestones.filter(({ doneOn }) => doneOn !== null).length
    return between(ZERO, exact(milestones.length), milestones.length > 0 ? exact(done) : null, 'no-milestones')
  }
  const [start, target] = [exact(metric.start), exact(metric.target)]
  if (tally) return between(ZERO, target, tally.asked > 0 ? exact(tally.kept).times(100).div(tally.asked) : null, 'no-days-yet')
  const current = currentValue(metric, days)
  if (metric.direction !== 'within') return between(start, target, current)
  return { start, target, current, ...shareWithin(start, target, days) }
}

function between(start: Exact, target: Exact, current: Exact | null, unmeasured: Unmeasured = 'no-check-ins'): Standing {
  const standing = { start, target, current }
  if (current === null) return { ...standing, progress: null, unmeasured }
  if (target.eq(start)) return { ...standing, progress: null, unmeasured: 'target-equals-start' }
  return { ...standing, progress: current.minus(start).div(target.minus(start)), unmeasured: null }
}

function shareWithin(start: Exact, target: Exact, days: readonly DayValue[]): Pick<Standing, 'progress' | 'unmeasured'> {
  if (days.length === 0) return { progress: null, unmeasured: 'no-check-ins' }
  const [low, high] = start.lt(target) ? [start, target] : [target, start]
  const kept = days.filter(({ value }) => low.lte(value) && high.gte(value)).length
  return { progress: exact(kept).div(days.length), unmeasured: null }
}
