import { type ChangeDeps, makeOnce, newEnvelope, nowText, parse, today } from '../../kernel/index.ts'
import { checkRoomForCheckIn } from '../limits.ts'
import { getGoal } from '../read-goals.ts'
import { type CheckIn, checkIns, NewCheckIn } from '../schema.ts'
import { checkedSaid } from './check-said.ts'

/**
 * Writes a measurement of a goal down, of today unless it says so. The same input under the same id answers the one that is there.
 * @throws AppError `not-found` for the goal; `validation`, also when it has too many; or `conflict` when the id stands for another check-in.
 */
export async function createCheckIn(deps: ChangeDeps, goalId: string, input: NewCheckIn): Promise<CheckIn> {
  const given = parse(NewCheckIn, input)
  const goal = await getGoal(deps, goalId)
  const { value = given.value } = checkedSaid(deps, goal, given)
  const { id: named, localDate = today(deps), confidence = null, note = '' } = given
  const said = { goalId, value, confidence, note }
  return makeOnce(
    deps,
    checkIns,
    // The day only when it was said.
    { id: named, asked: { ...said, localDate: given.localDate } },
    {
      room: (held) => checkRoomForCheckIn(held, goalId, localDate),
      make: (id): CheckIn => ({
        ...newEnvelope(id, nowText(deps)),
        ...said,
        localDate,
        timeZone: deps.actor.timeZone,
        history: [],
        importId: null,
      }),
    },
  )
}
