import { dateOf, type GoalDays, getGoal, habitMarks, idealLine, milestoneDays, seriesOf } from '../goal/index.ts'
import { addDays, oneFault, today } from '../kernel/index.ts'
import { beforeOf, goalDays } from './goal-days.ts'
import type { ProgressDeps } from './read-goal-progress.ts'

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
  const until = before ?? beforeOf(undefined, today(deps))
  const earliest = addDays(until, -MAX_GOAL_DAYS)
  if (from !== undefined && from < earliest) throw oneFault('/from', 'too_many_days', `Ask for at most ${MAX_GOAL_DAYS} days.`)
  const since = from ?? earliest
  const all =
    goal.metric.type === 'milestones'
      ? milestoneDays(goal.milestones)
      : ((
          await goalDays(deps, [goal], { from: since < goal.startDate ? since : goal.startDate, before: beforeOf(undefined, today(deps)) })
        ).get(id) ?? [])
  const isAsked = ({ localDate }: { localDate: string }) => since <= localDate && localDate < until
  const { first, marks } = goal.metric.type === 'habit' ? habitMarks(goal, all, { today: today(deps) }) : { first: 0, marks: [] }
  return {
    days: seriesOf(goal, all).filter(isAsked),
    marks: marks.map((mark, i) => ({ localDate: dateOf(first + i), mark })).filter(isAsked),
    ideal: idealLine(goal),
  }
}
