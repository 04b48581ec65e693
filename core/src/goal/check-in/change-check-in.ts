import {
  type ActorDep,
  addingTo,
  type BasedOn,
  type ChangeDeps,
  changedFields,
  changeLive,
  deleteAndPurge,
  getLive,
  nowText,
  parse,
  restoreRecord,
  type StoreDep,
} from '../../kernel/index.ts'
import { checkRoomForCheckIn } from '../limits.ts'
import { getGoal } from '../read-goals.ts'
import { type CheckIn, CheckInChanges, checkIns } from '../schema.ts'
import { checkedSaid } from './check-said.ts'

const MAX_HISTORY = 50

/** A check-in of a goal that does not lie in the trash. @throws AppError `not-found` */
export async function getCheckIn(deps: StoreDep & ActorDep, id: string): Promise<CheckIn> {
  const checkIn = await getLive(deps, checkIns, id)
  await getGoal(deps, checkIn.goalId)
  return checkIn
}

/**
 * Changes what a check-in says; what it said before is kept in its history. The zone it was written in stays.
 * @throws AppError `not-found`, also for its goal; `validation`, or `stale` with the check-in as it is now.
 */
export async function editCheckIn(deps: ChangeDeps, id: string, input: CheckInChanges, basedOn: BasedOn = {}): Promise<CheckIn> {
  const given = parse(CheckInChanges, input)
  const edit = () =>
    changeLive(deps, checkIns, id, basedOn, async (checkIn) => {
      const { localDate, value, confidence, note, history } = checkIn
      const goal = await getGoal(deps, checkIn.goalId)
      const changes = changedFields<CheckIn>(checkIn, { ...given, ...checkedSaid(deps, goal, given) })
      if (Object.keys(changes).length === 0) return null
      if (changes.localDate) await checkRoomForCheckIn(deps, goal.id, changes.localDate)
      const before = { localDate, value, confidence, note, until: nowText(deps) }
      return { event: 'check-in.updated', changes: { ...changes, history: [...history, before].slice(-MAX_HISTORY) } }
    })
  // Only what goes to another day takes up room.
  return given.localDate === undefined ? edit() : addingTo(deps, checkIns, edit)
}

/**
 * Moves a check-in to the trash, and erases what lay there for too long; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the check-in as it is now.
 */
export const deleteCheckIn = (deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<CheckIn> =>
  deleteAndPurge(deps, checkIns, id, basedOn)

/**
 * Brings a check-in back from the trash; one that is not there stays as it is.
 * @throws AppError `not-found`, also when its goal is gone or past its days in the trash; `validation` when that has too many by now.
 */
export const restoreCheckIn = (deps: ChangeDeps, id: string): Promise<CheckIn> =>
  restoreRecord(deps, checkIns, id, {
    room: (held, { goalId, localDate }) => checkRoomForCheckIn(held, goalId, localDate),
    check: ({ goalId }) => getGoal(deps, goalId),
  })
