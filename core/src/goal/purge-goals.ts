import { type ChangeDeps, eraseGone, listGone, MAX_LIMIT } from '../kernel/index.ts'
import { checkIns, goals } from './schema.ts'
import { loosenChildren } from './tree.ts'

/**
 * Erases what has left the trash: goals with their check-ins, and check-ins that were thrown away by themselves. Up to a
 * page of each; the next call goes on. A goal is erased last, so stopped anywhere the next call finds it.
 */
export async function purgeGoals(deps: ChangeDeps): Promise<void> {
  await eraseGone(deps, checkIns)
  for (const { id } of await listGone(deps, goals)) await eraseGoal(deps, id)
}

async function eraseGoal(deps: ChangeDeps, goalId: string): Promise<void> {
  const { store, actor } = deps
  await loosenChildren(deps, goalId)
  const next = () => store.list(actor.space, checkIns.queries.byGoal, { where: { goalId } }, { limit: MAX_LIMIT })
  for (let page = await next(); page.items.length > 0; page = await next())
    await Promise.all(page.items.map(({ id }) => store.erase(actor.space, checkIns, id)))
  await store.erase(actor.space, goals, goalId)
}
