import { deleteGoal, type Goal, goals } from '../../goal/index.ts'
import { type BasedOn, hasCode, MAX_LIMIT, stale } from '../../kernel/index.ts'
import { changeTask, type TaskDeps, type TaskStep } from '../change-task.ts'
import { type Task, tasks } from '../schema.ts'
import { goalKey } from './goal-keys.ts'
import { giveLinkBack, takeLink } from './goal-link.ts'

/**
 * Moves a goal to the trash. Its tasks stay and lose the link: before the goal goes, so that wherever it stops no live
 * task names one in the trash, and once more after it for what was linked meanwhile. Repeating it finishes it.
 * @throws AppError `not-found`, or `stale` with the goal as it is now, in which case the tasks have their link.
 */
export async function deleteGoalKeepingTasks(deps: TaskDeps, id: string, { expectedVersion }: BasedOn = {}): Promise<Goal> {
  const { store, actor } = deps
  const goal = await store.get(actor.space, goals, id)
  if (goal && !goal.deletedAt) {
    if (expectedVersion !== undefined && goal.version !== expectedVersion) throw stale(goal)
    await takeLinks(deps, id)
  }
  try {
    const deleted = await deleteGoal(deps, id, { expectedVersion })
    await takeLinks(deps, id)
    return deleted
  } catch (error) {
    if (hasCode(error, 'stale')) await giveLinksBack(deps, id)
    throw error
  }
}

/** Takes the link from every task of a goal. */
export async function takeLinks(deps: TaskDeps, goalId: string): Promise<void> {
  await changeEach(deps, goalKey.active(goalId), takeLink(goalId))
  await changeEach(deps, goalKey.closed(goalId), takeLink(goalId))
}

/** Gives it back to all that lost it to the trash. */
export const giveLinksBack = (deps: TaskDeps, goalId: string): Promise<void> =>
  changeEach(deps, goalKey.former(goalId), giveLinkBack(goalId))

/** A page at a time from the front: a task that was changed is no longer found. */
async function changeEach(deps: TaskDeps, each: string, decide: (task: Task) => TaskStep | null): Promise<void> {
  const first = () => deps.store.list(deps.actor.space, tasks.queries.byGoal, { each }, { limit: MAX_LIMIT })
  for (let { items } = await first(); items.length > 0; { items } = await first())
    await Promise.all(items.map(({ id }) => changeTask(deps, id, {}, decide)))
}
