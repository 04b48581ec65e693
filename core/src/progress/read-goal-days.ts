import { type DayValue, dateOf, type Goal, getGoal, habitMarks, idealLine, seriesOf } from '../goal/index.ts'
import { addDays, oneFault, today } from '../kernel/index.ts'
import { beforeOf, goalDays, type ProgressDeps } from './goal-days.ts'
import type { GoalDays } from './schema.ts'

/** Days that are told at once: ten years. */
export const MAX_GOAL_DAYS = 3660

/** Plain dates; `before` is not meant any more. */
export interface GoalDaysAsked {
  from?: string | undefined
  before?: string | undefined
}

/**
 * What the days of a goal came to, for a chart and a heatmap: all of them unless some are asked for, but no more than the
 * last ten years. The line of what adds up begins with the goal, whatever part of it is asked for.
 * @throws AppError `not-found`, or `validation` when more than ten years are asked for.
 */
export async function readGoalDays(deps: ProgressDeps, id: string, { from, before }: GoalDaysAsked = {}): Promise<GoalDays> {
  const goal = await getGoal(deps, id)
  const now = today(deps)
  const until = before ?? beforeOf(undefined, now)
  const earliest = addDays(until, -MAX_GOAL_DAYS)
  if (from !== undefined && from < earliest) throw oneFault('/from', 'too_many_days', `Ask for at most ${MAX_GOAL_DAYS} days.`)
  const since = from ?? earliest
  const days = (await goalDays(deps, [goal], beforeOf(undefined, now))).get(id) ?? []
  const isAsked = ({ localDate }: { localDate: string }) => since <= localDate && localDate < until
  return { days: seriesOf(goal, days).filter(isAsked), marks: marksOf(goal, days, now).filter(isAsked), ideal: idealLine(goal) }
}

function marksOf(goal: Goal, days: readonly DayValue[], now: string): GoalDays['marks'] {
  if (goal.metric.type !== 'habit') return []
  const { first, marks } = habitMarks(goal, days, { today: now })
  return marks.map((mark, i) => ({ localDate: dateOf(first + i), mark }))
}
