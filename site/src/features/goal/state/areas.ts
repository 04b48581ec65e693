import type { CheckIn, Goal } from '@throughline/core/goal'
import type { AnyChange, AnyConflict } from '../../changes/any-change.ts'
import type { Area, KeepBoth } from '../../changes/area.ts'
import { registerArea } from '../../changes/areas.ts'
import { type CheckInChange, type GoalChange, inverseOfCheckIn, inverseOfGoal } from '../rules/change.ts'
import { measuring } from '../rules/measuring.ts'
import { tellClash } from './clash.ts'
import { watched } from './moves.ts'
import { checkInRecords, goalRecords } from './records.ts'
import { goalsMoved } from './renew.ts'
import { sendCheckInChange, sendGoalChange } from './sending.ts'
import { beginMove, endMove, hideGoal, showCheckInsOf, showGoals } from './shown.ts'

/** How changes of goals show. */
const goalArea: Area = {
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
  send: (client, change, keepBoth) =>
    sendGoalChange(client, change as GoalChange, {
      ...{ known: goalRecords.known, learn: (goal) => goalRecords.learn(goal) },
      onConflict: (goal, conflicts, edit) => clash(goal.id, goal.id, conflicts, edit, keepBoth),
    }),
  called: (_, shown) => (shown as Goal | null)?.title ?? '',
  hears: { of: measuring, heard: goalsMoved },
}

/** How changes of check-ins show. */
const checkInArea: Area = {
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
  send: (client, change, keepBoth) =>
    sendCheckInChange(client, change as CheckInChange, {
      ...{ known: checkInRecords.known, learn: (checkIn) => checkInRecords.learn(checkIn) },
      onConflict: (checkIn, conflicts, edit) => clash(checkIn.goalId, checkIn.id, conflicts, edit, keepBoth),
    }),
  // There is none of a goal that is not there yet, or not any more.
  line: (change) => (change as CheckInChange).goalId,
}

registerArea(['goal'], goalArea)
registerArea(['check-in'], checkInArea)

function clash(goalId: string, id: string, conflicts: readonly AnyConflict[], change: AnyChange, keepBoth: KeepBoth) {
  keepBoth(id, conflicts, change)
  tellClash(goalId, conflicts)
}
