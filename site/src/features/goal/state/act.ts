import type { CheckInValue, Goal, GoalStatus } from '@throughline/core/goal'
import { orderBetween } from '@throughline/core/kernel/order'
import { goal as words } from '../../../messages/goal.ts'
import { perform } from '../../task/state/changes.ts'
import { newId } from '../../task/state/id.ts'
import { $locale } from '../../task/state/stores.ts'
import { editOfGoal, isHabitWord, pauseEdit, statusEdit } from '../rules/actions.ts'
import { checkInOf, type GoalEdit, type OwnNewGoal } from '../rules/change.ts'
import { figureWithUnit } from '../words/figures.ts'

interface Here {
  today: string
  timeZone: string
}

/** What a check-in says besides its value. */
export interface Logged {
  value: CheckInValue
  localDate: string
  confidence?: number | null
  note?: string
}

/** Writes a check-in down. */
export function log(goal: Goal, { value, localDate, confidence = null, note = '' }: Logged): Promise<boolean> {
  const said = isHabitWord(value)
    ? words.did.habit[value](goal.title)
    : words.did.log(
        goal.title,
        figureWithUnit(value, goal.metric.type === 'habit' ? { type: 'number', unit: goal.metric.unit } : goal.metric, $locale.get()),
      )
  return perform([checkInOf(goal.id, { id: newId(), localDate, value, confidence, note })], said)
}

export const createGoal = (goal: OwnNewGoal): Promise<boolean> =>
  perform([{ do: 'goal.create', id: goal.id, goal }], words.did.create(goal.title))

export const editGoal = (goal: Goal, changes: GoalEdit): Promise<boolean> =>
  perform([editOfGoal(goal, changes)], words.did.edit(changes.title ?? goal.title))

export const removeGoal = (goal: Goal): Promise<boolean> => perform([{ do: 'goal.remove', id: goal.id }], words.did.remove(goal.title))

export const pauseGoal = (goal: Goal, until: string | null, here: Here): Promise<boolean> =>
  perform([pauseEdit(goal, until, here)], words.did.paused(goal.title))

const closed: readonly GoalStatus[] = ['achieved', 'missed', 'dropped']

/** Closes, resumes, begins or reopens a goal. */
export function setStatus(goal: Goal, status: GoalStatus, here: Here, reflection?: string): Promise<boolean> {
  const said = status === 'active' && closed.includes(goal.status) ? words.did.reopened : words.did[status]
  return perform([statusEdit(goal, status, here, { ...(reflection && { reflection }) })], said(goal.title))
}

/** Moves a goal past the one above or below it in its group; nothing at an end. */
export function moveGoal(goal: Goal, group: readonly Goal[], step: 1 | -1): void {
  const rest = group.filter(({ id }) => id !== goal.id)
  const at = group.findIndex(({ id }) => id === goal.id) + step
  if (at < 0 || at > rest.length) return
  const [before, after] = [rest[at - 1]?.order ?? null, rest[at]?.order ?? null]
  if (before !== null && before === after) return
  void perform([editOfGoal(goal, { order: orderBetween(before, after) })], words.did.order(goal.title))
}

/** Gives a goal until the end of another quarter; its start and what was measured stay. */
export const carryOver = (goal: Goal, endDate: string): Promise<boolean> =>
  perform([editOfGoal(goal, { endDate })], words.did.carried(goal.title))
