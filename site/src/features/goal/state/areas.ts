import type { CheckIn } from '@throughline/core/goal'
import type { Area } from '../../task/state/area.ts'
import { type CheckInChange, type GoalChange, inverseOfCheckIn, inverseOfGoal } from '../rules/change.ts'
import { checkInRecords, goalRecords } from './records.ts'
import { goalsMoved } from './renew.ts'
import { beginMove, endMove, hideGoal, showCheckInsOf, showGoals } from './shown.ts'

/** How changes of goals show. */
export const goalArea: Area = {
  records: goalRecords,
  inverse: (change, before) => inverseOfGoal(change as GoalChange, before as Parameters<typeof inverseOfGoal>[1]),
  show: showGoals,
  showSoon: (id) => showGoals([id]),
  hide: hideGoal,
  ended: goalsMoved,
}

/** How changes of check-ins show. */
export const checkInArea: Area = {
  records: checkInRecords,
  inverse: (change, before) => inverseOfCheckIn(change as CheckInChange, before as CheckIn | null),
  began(change) {
    if (change.do === 'check-in.create') beginMove(change)
  },
  show: showCheckInsOf,
  showSoon: (id) => showCheckInsOf([id]),
  hide: (id) => showCheckInsOf([id]),
  ended(change, outcome) {
    if (change.do === 'check-in.create') endMove(change, outcome.is === 'saved')
    goalsMoved()
  },
}
