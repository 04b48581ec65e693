import { checkIns, checkRoomForGoals, MAX_CHECK_INS } from '../goal/index.ts'
import { type ActorDep, AppError, type StoreDep } from '../kernel/index.ts'
import type { ImportPlan } from './plan.ts'

/** Makes sure that what a file holds fits into the account. @throws AppError `validation` or `too-large` */
export async function checkRoom(deps: StoreDep & ActorDep, { counts }: Pick<ImportPlan, 'counts'>): Promise<void> {
  if (counts.goals > 0) await checkRoomForGoals(deps, counts.goals)
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
