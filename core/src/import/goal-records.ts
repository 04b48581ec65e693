import { checkIns as checkInKind, goals as goalKind, newGoal } from '../goal/index.ts'
import { type ActorDep, type ClockDep, type IdsDep, newEnvelope, nowText, orderAtEnd, ordersAfter } from '../kernel/index.ts'
import type { MadeRecord } from './import-records.ts'
import type { PlannedGoal } from './plan.ts'

/** The goals of a file, in its order, each followed by its check-ins. */
export function goalRecords(deps: ClockDep & IdsDep & ActorDep, goals: readonly PlannedGoal[], importId: string): MadeRecord[] {
  const orders = ordersAfter(orderAtEnd(deps.clock.now(), importId), goals.length)
  const { timeZone } = deps.actor
  const now = nowText(deps)
  return goals.flatMap(({ line: _, checkIns, ...asked }, place): MadeRecord[] => {
    const goal = { ...newGoal(deps, deps.ids.next(), { ...asked, order: orders[place] as string }), importId }
    const said = checkIns.map((checkIn) => ({
      ...newEnvelope(deps.ids.next(), now),
      ...checkIn,
      ...{ goalId: goal.id, timeZone, confidence: null, history: [], importId },
    }))
    return [{ kind: goalKind, record: goal }, ...said.map((record) => ({ kind: checkInKind, record }))]
  })
}
