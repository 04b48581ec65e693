import type { CheckIn, CheckInValue, Goal } from '@throughline/core/goal'
import { fieldsOf } from '../../changes/fields-of.ts'
import { untilMade } from '../../changes/unmade.ts'

/** Fields of a goal with what they are to hold. */
export type GoalEdit = Partial<
  Pick<
    Goal,
    | 'title'
    | 'why'
    | 'horizon'
    | 'metric'
    | 'milestones'
    | 'startDate'
    | 'endDate'
    | 'parentId'
    | 'weight'
    | 'status'
    | 'pauses'
    | 'closing'
    | 'statedPace'
    | 'checkInEvery'
    | 'competencies'
    | 'tags'
    | 'order'
  >
>

/** A new goal whose id is chosen here, so that sending it twice makes one. Where it stands, the server says. */
export type OwnNewGoal = Required<Omit<GoalEdit, 'order' | 'pauses' | 'closing' | 'statedPace'>> & {
  id: string
}

/** What a check-in says. */
export type CheckInEdit = Partial<Pick<CheckIn, 'localDate' | 'value' | 'confidence' | 'note'>>

/** A check-in that is made here: whose day it is of is always said, as it may be sent tomorrow. */
export interface OwnNewCheckIn {
  id: string
  localDate: string
  value: CheckInValue
  confidence: number | null
  note: string
}

/** What a person does to a goal, in a form that can be kept, sent again and turned round. JSON-safe. */
export type GoalChange =
  | { do: 'goal.create'; id: string; goal: OwnNewGoal }
  /** `base` holds the fields as they were seen when they were changed. */
  | { do: 'goal.edit'; id: string; changes: GoalEdit; base: GoalEdit }
  | { do: 'goal.remove'; id: string }
  | { do: 'goal.restore'; id: string }

/** What a person does to a check-in; it names its goal, in whose line it is sent. */
export type CheckInChange =
  | { do: 'check-in.create'; id: string; goalId: string; checkIn: OwnNewCheckIn }
  | { do: 'check-in.edit'; id: string; goalId: string; changes: CheckInEdit; base: CheckInEdit }
  | { do: 'check-in.remove'; id: string; goalId: string }
  | { do: 'check-in.restore'; id: string; goalId: string }

export const isGoalChange = (change: { do: string }): change is GoalChange => change.do.startsWith('goal.')
export const isCheckInChange = (change: { do: string }): change is CheckInChange => change.do.startsWith('check-in.')

export const checkInOf = (goalId: string, checkIn: OwnNewCheckIn): CheckInChange => ({
  do: 'check-in.create',
  id: checkIn.id,
  goalId,
  checkIn,
})

/** What the goal looks like once a change is through. `now` is an RFC 3339 instant; the version stays the server's. */
export function appliedToGoal(goal: Goal | null, change: GoalChange, now: string): Goal | null {
  if (change.do === 'goal.create') return goal ?? newGoal(change.goal, now)
  if (!goal) return null
  switch (change.do) {
    case 'goal.edit':
      return { ...goal, ...change.changes, updatedAt: now }
    case 'goal.remove':
      return { ...goal, deletedAt: now }
    case 'goal.restore':
      return { ...goal, deletedAt: null }
  }
}

/** The same of a check-in. */
export function appliedToCheckIn(checkIn: CheckIn | null, change: CheckInChange, now: string): CheckIn | null {
  if (change.do === 'check-in.create') return checkIn ?? newCheckIn(change, now)
  if (!checkIn) return null
  switch (change.do) {
    case 'check-in.edit':
      return { ...checkIn, ...change.changes, updatedAt: now }
    case 'check-in.remove':
      return { ...checkIn, deletedAt: now }
    case 'check-in.restore':
      return { ...checkIn, deletedAt: null }
  }
}

/** The change that takes a change back, from the goal before and after it; `null` when there was nothing to take back. */
export function inverseOfGoal(change: GoalChange, before: Goal | null, after: Goal): GoalChange | null {
  const { id } = change
  switch (change.do) {
    case 'goal.create':
    case 'goal.restore':
      return { do: 'goal.remove', id }
    case 'goal.remove':
      return { do: 'goal.restore', id }
    case 'goal.edit':
      return before && { do: 'goal.edit', id, changes: held(before, change.changes), base: held(after, change.changes) }
  }
}

/** The same of a check-in. */
export function inverseOfCheckIn(change: CheckInChange, before: CheckIn | null, after: CheckIn): CheckInChange | null {
  const { id, goalId } = change
  switch (change.do) {
    case 'check-in.create':
    case 'check-in.restore':
      return { do: 'check-in.remove', id, goalId }
    case 'check-in.remove':
      return { do: 'check-in.restore', id, goalId }
    case 'check-in.edit':
      return before && { do: 'check-in.edit', id, goalId, changes: fieldsOf(before, change.changes), base: fieldsOf(after, change.changes) }
  }
}

/** With a status come its pauses and its closing: named themselves, the server takes them as they were. */
const held = (goal: Goal, changes: GoalEdit): GoalEdit => ({
  ...fieldsOf(goal, changes),
  ...(changes.status && { pauses: goal.pauses, closing: goal.closing }),
})

/** How a new goal looks until the server has answered; it stands last. */
const newGoal = (goal: OwnNewGoal, now: string): Goal =>
  untilMade<Goal>(
    { order: 'zzzz', pauses: [], closing: null, statedPace: null, history: [], formerParentId: null, importId: null, ...goal },
    now,
  )

const newCheckIn = ({ goalId, checkIn }: CheckInChange & { do: 'check-in.create' }, now: string): CheckIn =>
  untilMade<CheckIn>({ ...checkIn, goalId, timeZone: '', history: [], importId: null }, now)
