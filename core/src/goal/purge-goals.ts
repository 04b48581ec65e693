import { type ChangeDeps, purgeWith } from '../kernel/index.ts'
import { checkIns, goals } from './schema.ts'
import { loosenChildren } from './tree.ts'

/** Erases what has left the trash: goals with their check-ins, and check-ins that were thrown away by themselves. */
export const purgeGoals = (deps: ChangeDeps): Promise<void> =>
  purgeWith(deps, goals, [{ kind: checkIns, query: checkIns.queries.byGoal }], (goalId) => loosenChildren(deps, goalId))
