import { AppError, type Fault, type IdsDep } from '../kernel/index.ts'
import { filledMetric } from './metric-rules.ts'
import type { Goal, GoalAsked } from './schema.ts'
import { type Here, isClosed, stateAfter } from './state.ts'

type Derived = Pick<Goal, 'metric' | 'milestones' | 'status' | 'pauses' | 'closing'>

/** What is to be kept of what was asked for, where that is more than was written. */
export function derivedFields({ ids }: IdsDep, before: Derived, asked: GoalAsked, here: Here): Derived {
  return {
    metric: asked.metric ? filledMetric(asked.metric) : before.metric,
    milestones: asked.milestones?.map(({ id = ids.next(), title, doneOn = null }) => ({ id, title, doneOn })) ?? before.milestones,
    ...stateAfter(before, asked, here),
  }
}

/** Makes sure that what was asked for goes together with the rest of the goal. @throws AppError `validation` with every fault. */
export function checkFields(asked: GoalAsked, { startDate, endDate, status }: Goal): void {
  const faults: Fault[] = []
  const ends = asked.endDate || !asked.startDate ? '/endDate' : '/startDate'
  if (endDate !== null && endDate < startDate)
    faults.push({ pointer: ends, code: 'ends_before_start', message: 'It ends before it begins.' })
  if (asked.closing && !isClosed(status))
    faults.push({
      pointer: '/closing',
      code: 'not_closed',
      message: 'Only a goal that was achieved, missed or dropped has an end to tell of.',
    })
  if (faults.length > 0) throw new AppError('validation', 'Some of this does not go together.', { faults })
}
