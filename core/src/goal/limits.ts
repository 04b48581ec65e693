import { type ActorDep, oneFault, type StoreDep } from '../kernel/index.ts'
import { checkIns, goals } from './schema.ts'

/** Of an account, the trash aside: more than anybody pursues. What is set by hand while a file is imported may come on top. */
export const MAX_GOALS = 2000
/** Of one goal: ten a day for over twenty-five years. */
export const MAX_CHECK_INS = 100_000
/** Of one goal on one day. */
export const MAX_CHECK_INS_A_DAY = 500

/** Of an account. */
export const roomForGoals = { query: goals.queries.inOrder, most: MAX_GOALS, noun: 'goals', hint: 'Throw away some that are long over.' }

/** Makes sure that a goal may have another check-in, of this day. @throws AppError `validation` */
export async function checkRoomForCheckIn({ store, actor }: StoreDep & ActorDep, goalId: string, localDate: string): Promise<void> {
  const { byGoal } = checkIns.queries
  // Exactly this day: no plain date sorts between one and the same with a sign behind it.
  const ofDay = { where: { goalId }, from: localDate, before: `${localDate} ` }
  const [all, onDay] = await Promise.all([store.count(actor.space, byGoal, { where: { goalId } }), store.count(actor.space, byGoal, ofDay)])
  if (onDay >= MAX_CHECK_INS_A_DAY)
    throw oneFault('/localDate', 'too_many_check_ins', `A goal has room for ${MAX_CHECK_INS_A_DAY} check-ins of one day.`)
  if (all >= MAX_CHECK_INS) throw oneFault('', 'too_many_check_ins', `A goal has room for ${MAX_CHECK_INS.toLocaleString('en')} check-ins.`)
}
