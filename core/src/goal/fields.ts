import { AppError, addDays, type Fault, type IdsDep } from '../kernel/index.ts'
import { filledMetric, metricFaults } from './metric-rules.ts'
import type { Goal, GoalAsked, Milestone } from './schema.ts'
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

/** The milestones as they were, and the person's day. */
interface Told {
  known: readonly Milestone[]
  today: string
}

/** A milestone is reached by tomorrow at the latest, for who is on a journey; a day that stood there already may stay. */
const futureMilestones = (milestones: readonly Milestone[], known: readonly Milestone[], today: string): Fault[] => {
  const latest = addDays(today, 1)
  const wasSo = ({ id, doneOn }: Milestone) => known.some((before) => before.id === id && before.doneOn === doneOn)
  return milestones.flatMap((one, place) =>
    one.doneOn !== null && one.doneOn > latest && !wasSo(one)
      ? [{ pointer: `/milestones/${place}/doneOn`, code: 'in_future', message: 'That day has not come yet.' }]
      : [],
  )
}

const ENDS_BEFORE_START = 'It ends before it begins.'
const NOT_CLOSED = 'Only a goal that was achieved, missed or dropped has an end to tell of.'

/** Why a goal that is of the right form could not have been set so, in a sentence; `null` when it could. */
export function goalFault({ metric, startDate, endDate, status, closing }: Goal): string | null {
  const [fault] = metricFaults(metric)
  if (fault) return fault.message
  if (endDate !== null && endDate < startDate) return ENDS_BEFORE_START
  return closing !== null && !isClosed(status) ? NOT_CLOSED : null
}

/** Makes sure that what was asked for goes together with the rest of the goal. @throws AppError `validation` with every fault. */
export function checkFields(asked: GoalAsked, { startDate, endDate, status, milestones }: Goal, { known, today }: Told): void {
  const faults: Fault[] = futureMilestones(milestones, known, today)
  const ends = asked.endDate || !asked.startDate ? '/endDate' : '/startDate'
  if (endDate !== null && endDate < startDate) faults.push({ pointer: ends, code: 'ends_before_start', message: ENDS_BEFORE_START })
  if (asked.closing && !isClosed(status))
    faults.push({
      pointer: '/closing',
      code: 'not_closed',
      message: NOT_CLOSED,
    })
  if (faults.length > 0) throw new AppError('validation', 'Some of this does not go together.', { faults })
}
