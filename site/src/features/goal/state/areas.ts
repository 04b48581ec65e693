import type { CheckIn, Goal } from '@throughline/core/goal'
import type { Area } from '../../task/state/area.ts'
import { type CheckInChange, type GoalChange, inverseOfCheckIn, inverseOfGoal } from '../rules/change.ts'
import { watched } from './moves.ts'
import { checkInRecords, goalRecords } from './records.ts'
import { goalsMoved } from './renew.ts'
import { beginMove, endMove, hideGoal, showCheckInsOf, showGoals } from './shown.ts'

/** How changes of goals show. */
export const goalArea: Area = {
  records: goalRecords,
  inverse: (change, before, after) => inverseOfGoal(change as GoalChange, before as Goal | null, after as Goal),
  began: (change) => watched()?.began(change as GoalChange),
  show(ids) {
    showGoals(ids)
    watched()?.show()
  },
  showSoon: (id) => goalArea.show([id]),
  hide: hideGoal,
  ended(change, outcome) {
    watched()?.ended(change as GoalChange, outcome.is === 'saved')
    goalsMoved()
  },
}

/** How changes of check-ins show. */
export const checkInArea: Area = {
  records: checkInRecords,
  inverse: (change, before, after) => inverseOfCheckIn(change as CheckInChange, before as CheckIn | null, after as CheckIn),
  began(change) {
    watched()?.began(change as CheckInChange)
    if (change.do === 'check-in.create') beginMove(change)
  },
  show(ids) {
    showCheckInsOf(ids)
    watched()?.show()
  },
  showSoon: (id) => checkInArea.show([id]),
  hide: (id) => checkInArea.show([id]),
  ended(change, outcome) {
    watched()?.ended(change as CheckInChange, outcome.is === 'saved')
    if (change.do === 'check-in.create') endMove(change, outcome.is === 'saved')
    goalsMoved()
  },
}
