import { type Goal, restoreGoal } from '../../goal/index.ts'
import type { TaskDeps } from '../change-task.ts'
import { giveLinksBack, takeLinks } from './delete-goal.ts'
import { isLiveGoal } from './goal-link.ts'

/**
 * Takes a goal out of the trash, and gives its tasks the link back, unless they have another by now. Repeating it finishes it.
 * @throws AppError `not-found`, also past its days in the trash.
 */
export async function restoreGoalWithTasks(deps: TaskDeps, id: string): Promise<Goal> {
  const goal = await restoreGoal(deps, id)
  await giveLinksBack(deps, id)
  // Somebody may have thrown it away again meanwhile.
  if (!(await isLiveGoal(deps, id))) await takeLinks(deps, id)
  return goal
}
