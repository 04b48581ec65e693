import { AppError, type ChangeDeps, newEnvelope, nowText, parse, putOnce, today } from '../../kernel/index.ts'
import { checkRoomForCheckIn } from '../limits.ts'
import { getGoal } from '../read-goals.ts'
import { type CheckIn, checkIns, NewCheckIn } from '../schema.ts'
import { checkedSaid } from './check-said.ts'

/**
 * Writes a measurement of a goal down, of today unless it says so. The same input under the same id answers the one that is there.
 * @throws AppError `not-found` for the goal; `validation`, also when it has too many; or `conflict` when the id stands for another check-in.
 */
export async function createCheckIn(deps: ChangeDeps, goalId: string, input: NewCheckIn): Promise<CheckIn> {
  const { actor, ids } = deps
  const given = parse(NewCheckIn, input)
  const goal = await getGoal(deps, goalId)
  const { value = given.value } = checkedSaid(deps, goal, given)
  const { id = ids.next(), localDate = today(deps), confidence = null, note = '' } = given
  const checkIn: CheckIn = {
    ...newEnvelope(id, nowText(deps)),
    goalId,
    localDate,
    timeZone: actor.timeZone,
    value,
    confidence,
    note,
    history: [],
    importId: null,
  }
  const { stored, isNew } = await putOnce(deps, checkIns, id, {
    room: (held) => checkRoomForCheckIn(held, goalId, localDate),
    make: () => checkIn,
    isFresh: given.id === undefined,
  })
  if (isNew || content(stored, given) === content(checkIn, given)) return stored
  throw new AppError('conflict', 'There is another check-in with this id.', { current: stored })
}

/** What the person said; the day only when they said it. */
const content = ({ goalId, localDate, value, confidence, note }: CheckIn, given: { localDate?: string | undefined }) =>
  JSON.stringify([goalId, given.localDate && localDate, value, confidence, note])
