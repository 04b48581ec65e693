import { dayNumber } from '../../kernel/time/day.ts'
import { isClosed } from '../state.ts'
import { textOf } from './exact.ts'
import type { MeasuredGoal } from './measured-goal.ts'
import { daysOutside, stretchesOf } from './pauses.ts'
import type { Standing } from './standing.ts'

/** Whether it makes sense to ask such a goal for so much a week. */
const isGradual = ({ metric }: Pick<MeasuredGoal, 'metric'>): boolean =>
  metric.type !== 'binary' && metric.type !== 'habit' && metric.direction !== 'within' && metric.aggregation !== 'mean'

/**
 * By how much the value has to change per seven days to reach the target on the last day, as decimal text; less than
 * nothing where it has to fall, and `0` once it is reached. Days of a pause do not count. `null` where there is no
 * telling, or no day left.
 */
export function neededPerWeek(goal: MeasuredGoal, { current, target, progress }: Standing, today: string): string | null {
  if (!goal.endDate || isClosed(goal.status) || !isGradual(goal) || !current || !progress) return null
  if (progress.gte(1)) return '0'
  const now = dayNumber(today)
  const from = Math.max(now, dayNumber(goal.startDate) - 1)
  const days = daysOutside(stretchesOf(goal.pauses, now + 1), from, dayNumber(goal.endDate))
  return days > 0 ? textOf(target.minus(current).times(7).div(days)) : null
}
