import type { CheckInValue, Goal, GoalStatus } from '@throughline/core/goal'
import { isClosed, type StateAsked, stateAfter } from '@throughline/core/goal/state'
import { fieldsOf } from '../../changes/fields-of.ts'
import type { GoalChange, GoalEdit } from './change.ts'

interface Here {
  today: string
  timeZone: string
}

/** An edit of some fields of a goal, as that was when the edit began. */
export const editOfGoal = (goal: Goal, changes: GoalEdit): GoalChange => ({
  ...{ do: 'goal.edit', id: goal.id },
  changes,
  base: fieldsOf(goal, changes),
})

/** Another place among others. */
export const orderEdit = ({ id, order: from }: Pick<Goal, 'id' | 'order'>, order: string): GoalChange => ({
  ...{ do: 'goal.edit', id },
  changes: { order },
  base: { order: from },
})

/** A new status with the pauses and the closing that come with it, so that it shows as the server will say it. */
export const statusEdit = (goal: Goal, status: GoalStatus, here: Here, { reflection = '' } = {}): GoalChange => {
  const asked: StateAsked = { status, ...(isClosed(status) && { closing: { reflection } }) }
  return editOfGoal(goal, stateAfter(goal, asked, here))
}

/** A pause from today; `until` is the first day it goes on again, `null` for some day. */
export const pauseEdit = (goal: Goal, until: string | null, here: Here): GoalChange => {
  const { pauses } = stateAfter(goal, { status: 'paused' }, here)
  return editOfGoal(goal, {
    status: 'paused',
    closing: null,
    pauses: pauses.map((pause, i) => (i === pauses.length - 1 ? { ...pause, until } : pause)),
  })
}

/** A milestone with the day it was reached, `null` for one that is open. */
export const reachEdit = (goal: Goal, id: string, doneOn: string | null): GoalChange =>
  editOfGoal(goal, { milestones: goal.milestones.map((one) => (one.id === id ? { ...one, doneOn } : one)) })

/** The first milestone that is open, where a goal is measured by them. */
export const nextMilestone = ({ metric, milestones }: Pick<Goal, 'metric' | 'milestones'>): Goal['milestones'][number] | undefined =>
  metric.type === 'milestones' ? milestones.find(({ doneOn }) => doneOn === null) : undefined

/** What can be logged of a goal. */
export function loggingOf({ metric: { type, source, dailyTarget } }: Pick<Goal, 'metric'>): 'nothing' | 'yes-no' | 'habit' | 'number' {
  if (type === 'milestones' || source !== 'manual') return 'nothing'
  if (type === 'binary') return 'yes-no'
  return type === 'habit' && dailyTarget === null ? 'habit' : 'number'
}

export const isHabitWord = (value: CheckInValue): value is 'yes' | 'no' | 'skip' => value === 'yes' || value === 'no' || value === 'skip'
