import type { CheckIn, Goal } from '@throughline/core/goal'
import { createRecords } from '../../desk/records.ts'
import { appliedToCheckIn, appliedToGoal, type CheckInChange, type GoalChange } from '../rules/change.ts'

/** What this browser knows of goals, and of check-ins. */
export const goalRecords = createRecords<Goal, GoalChange>(appliedToGoal)
export const checkInRecords = createRecords<CheckIn, CheckInChange>(appliedToCheckIn)
