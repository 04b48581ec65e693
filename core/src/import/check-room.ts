import { experiences, MAX_EXPERIENCES, MAX_SKILLS, MAX_WINS, skills, wins } from '../career/index.ts'
import { checkIns, checkRoomForGoals, MAX_CHECK_INS } from '../goal/index.ts'
import { MAX_QUESTIONS, questions } from '../interview/index.ts'
import { type ActorDep, AppError, type Query, type StoreDep, type StoredRecord } from '../kernel/index.ts'
import type { ImportPlan } from './plan.ts'

/** Makes sure that what a file holds fits into the account. @throws AppError `validation` or `too-large` */
export async function checkRoom(deps: StoreDep & ActorDep, { counts }: Pick<ImportPlan, 'counts'>): Promise<void> {
  if (counts.goals > 0) await checkRoomForGoals(deps, counts.goals)
  if (counts.wins > 0) await checkRoomFor(deps, wins.queries.all, { more: counts.wins, most: MAX_WINS, noun: 'wins' })
  if (counts.experiences > 0)
    await checkRoomFor(deps, experiences.queries.all, { more: counts.experiences, most: MAX_EXPERIENCES, noun: 'experiences' })
  if (counts.questions > 0)
    await checkRoomFor(deps, questions.queries.all, { more: counts.questions, most: MAX_QUESTIONS, noun: 'questions of your own' })
  if (counts.skills > 0) await checkRoomFor(deps, skills.queries.all, { more: counts.skills, most: MAX_SKILLS, noun: 'skills' })
}

async function checkRoomFor<R extends StoredRecord>(
  { store, actor }: StoreDep & ActorDep,
  query: Query<R>,
  { more, most, noun }: { more: number; most: number; noun: string },
): Promise<void> {
  if ((await store.count(actor.space, query, {})) + more <= most) return
  throw new AppError('too-large', `There is room for ${most.toLocaleString('en')} ${noun}. Throw away some, or import less.`)
}

/** Makes sure that no goal of a file has more than a goal may. @throws AppError `too-large` */
export function checkGoals({ goals = [], records = [] }: ImportPlan): void {
  const ofGoal = Map.groupBy(
    records.flatMap(({ kind, record }) => (kind.name === checkIns.name && 'goalId' in record ? [record.goalId] : [])),
    (goalId) => goalId,
  )
  const most = [...goals.map((goal) => goal.checkIns.length), ...[...ofGoal.values()].map(({ length }) => length)]
  if (most.some((count) => count > MAX_CHECK_INS))
    throw new AppError('too-large', `A goal of the file has more than ${MAX_CHECK_INS.toLocaleString('en')} check-ins.`)
}
