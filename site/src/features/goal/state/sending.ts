import { type Client, ProblemError } from '@throughline/client'
import type { CheckIn, Goal } from '@throughline/core/goal'
import type { CheckInChange, GoalChange } from '../rules/change.ts'

/** Carries a change of a goal to the server; sending it again does no harm. */
export function sendGoalChange({ goals }: Pick<Client, 'goals'>, change: GoalChange): Promise<Goal> {
  switch (change.do) {
    case 'goal.create':
      return orMade(goals.create(change.goal))
    case 'goal.edit':
      return goals.edit(change.id, change.changes)
    case 'goal.remove':
      return goals.remove(change.id)
    case 'goal.restore':
      return goals.restore(change.id)
  }
}

/** The same of a check-in. */
export function sendCheckInChange({ checkIns }: Pick<Client, 'checkIns'>, change: CheckInChange): Promise<CheckIn> {
  switch (change.do) {
    case 'check-in.create':
      return orMade(checkIns.create(change.goalId, change.checkIn))
    case 'check-in.edit':
      return checkIns.edit(change.id, change.changes)
    case 'check-in.remove':
      return checkIns.remove(change.id)
    case 'check-in.restore':
      return checkIns.restore(change.id)
  }
}

/** The id was chosen here: what stands under it was made by the same change, and has moved on since. */
const orMade = <R>(making: Promise<R>): Promise<R> =>
  making.catch((error: unknown) => {
    if (error instanceof ProblemError && error.status === 409 && error.problem.current) return error.problem.current as R
    throw error
  })
