import { type BasedOn, type ChangeDeps, changeRecord, deleteRecord } from '../kernel/index.ts'
import { purgeGoals } from './purge-goals.ts'
import { type Goal, goals } from './schema.ts'
import { loosenChildren } from './tree.ts'

/**
 * Moves a goal to the trash, its check-ins with it. The goals below it stand at the top meanwhile. Wherever it stops,
 * repeating it finishes it, and deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the goal as it is now.
 */
export async function deleteGoal(deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<Goal> {
  const goal = await changeRecord(deps, goals, id, {}, () => null)
  const deleted = goal.deletedAt ? goal : await deleteRecord(deps, goals, id, basedOn)
  await loosenChildren(deps, id)
  await purgeGoals(deps)
  return deleted
}
