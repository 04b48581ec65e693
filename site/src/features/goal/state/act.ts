import './areas.ts'
import type { CheckInValue, Goal, GoalStatus } from '@throughline/core/goal'
import { isClosed } from '@throughline/core/goal/state'
import { orderBetween } from '@throughline/core/kernel/order'
import { goal as words } from '../../../messages/goal.ts'
import { task } from '../../../messages/task.ts'
import { perform } from '../../changes/changes.ts'
import { gapAt, stepTo } from '../../desk/drag/order.ts'
import { $locale, $today } from '../../desk/here.ts'
import { newId } from '../../desk/id.ts'
import { $announcement } from '../../desk/told.ts'
import { editOfGoal, isHabitWord, orderEdit, pauseEdit, reachEdit, statusEdit } from '../rules/actions.ts'
import { checkInOf, type GoalEdit, type OwnNewGoal } from '../rules/change.ts'
import { groupOf } from '../rules/groups.ts'
import type { GoalOutline } from '../rules/outline.ts'
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

/** Closes, resumes, begins or reopens a goal. */
export function setStatus(goal: Goal, status: GoalStatus, here: Here, reflection?: string): Promise<boolean> {
  const said = status === 'active' && isClosed(goal.status) ? words.did.reopened : words.did[status]
  return perform([statusEdit(goal, status, here, { ...(reflection && { reflection }) })], said(goal.title))
}

/** Notes that a milestone was reached today. */
export const reachMilestone = (goal: Goal, { id, title }: Goal['milestones'][number], { today }: Here): Promise<boolean> =>
  perform([reachEdit(goal, id, today)], words.did.reached(title, goal.title))

/** Moves a goal to an index of its group without it; nothing where it is, and at an end. */
export function moveGoal(goal: GoalOutline, goals: readonly GoalOutline[], indexAmong: (group: readonly GoalOutline[]) => number): void {
  const group = groupOf(goal, goals, $today.get())
  const index = indexAmong(group)
  const gap = gapAt(group, goal.id, index)
  $announcement.set(gap ? task.move.moved(goal.title, index + 1, group.length) : task.move.atEdge)
  if (!gap) return
  let last = gap.before
  const changes = [goal, ...gap.tied].map((each) => {
    last = orderBetween(last, gap.after)
    return orderEdit(each, last)
  })
  void perform(changes, words.did.order(goal.title))
}

/** Moves a goal past the one above or below it in its group. */
export const stepGoal = (goal: GoalOutline, goals: readonly GoalOutline[], step: 1 | -1): void =>
  moveGoal(goal, goals, (group) => stepTo(group, goal.id, step))

/** Gives a goal until the end of another quarter; its start and what was measured stay. */
export const carryOver = (goal: Goal, endDate: string): Promise<boolean> =>
  perform([editOfGoal(goal, { endDate })], words.did.carried(goal.title))
