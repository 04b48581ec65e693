import type { DailyClient } from '@throughline/client/daily'
import type { CheckIn, Goal } from '@throughline/core/goal'
import { type Known, orMade, sendEdit } from '../../changes/send-edit.ts'
import type { CheckInChange, CheckInEdit, GoalChange, GoalEdit } from '../rules/change.ts'
import { mergeCheckIn, mergeGoal } from '../rules/merge-goal.ts'

export type KnownGoals = Known<Goal, GoalEdit, GoalChange & { do: 'goal.edit' }>
export type KnownCheckIns = Known<CheckIn, CheckInEdit, CheckInChange & { do: 'check-in.edit' }>

/** Carries a change of a goal to the server; sending it again does no harm. Without `known` an edit writes over what is there. */
export async function sendGoalChange({ goals }: Pick<DailyClient, 'goals'>, change: GoalChange, known?: KnownGoals): Promise<Goal> {
  const goal = await carried()
  // The next change of the same goal sets out from it, maybe before anybody has heard of this one's end.
  known?.learn(goal)
  return goal

  function carried(): Promise<Goal> {
    const { id } = change
    switch (change.do) {
      case 'goal.create':
        return orMade(goals.create(change.goal))
      case 'goal.edit':
        if (!known) return goals.edit(id, change.changes)
        return sendEdit(change, known, { merge: mergeGoal, write: (changes, version) => goals.edit(id, changes, { version }) })
      case 'goal.remove':
        return goals.remove(id)
      case 'goal.restore':
        return goals.restore(id)
    }
  }
}

/** The same of a check-in. */
export async function sendCheckInChange(
  { checkIns }: Pick<DailyClient, 'checkIns'>,
  change: CheckInChange,
  known?: KnownCheckIns,
): Promise<CheckIn> {
  const checkIn = await carried()
  known?.learn(checkIn)
  return checkIn

  function carried(): Promise<CheckIn> {
    const { id } = change
    switch (change.do) {
      case 'check-in.create':
        return orMade(checkIns.create(change.goalId, change.checkIn))
      case 'check-in.edit':
        if (!known) return checkIns.edit(id, change.changes)
        return sendEdit(change, known, { merge: mergeCheckIn, write: (changes, version) => checkIns.edit(id, changes, { version }) })
      case 'check-in.remove':
        return checkIns.remove(id)
      case 'check-in.restore':
        return checkIns.restore(id)
    }
  }
}
