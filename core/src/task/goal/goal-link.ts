import { goals } from '../../goal/index.ts'
import { type ActorDep, oneFault, type StoreDep } from '../../kernel/index.ts'
import { changeTask, type TaskDeps, type TaskStep } from '../change-task.ts'
import type { Task } from '../schema.ts'

type Deps = StoreDep & ActorDep

export async function isLiveGoal({ store, actor }: Deps, id: string): Promise<boolean> {
  const goal = await store.get(actor.space, goals, id)
  return goal !== null && goal.deletedAt === null
}

/** @throws AppError `validation` when there is no such goal, or it lies in the trash. */
export async function checkGoal(deps: Deps, goalId: string): Promise<void> {
  if (!(await isLiveGoal(deps, goalId))) throw oneFault('/goalId', 'no_such_goal', 'There is no such goal.')
}

/** What becomes of the link of a task that comes back from the trash: its goal may have gone there, or come back before it. */
export async function linkOnReturn(deps: Deps, task: Task): Promise<Partial<Task>> {
  const { goalId, formerGoalId } = task
  if (goalId) return (await isLiveGoal(deps, goalId)) ? {} : unlinked(goalId)
  if (formerGoalId && (await isLiveGoal(deps, formerGoalId))) return relinked(task)
  return {}
}

/** A goal may go to the trash between the check and the save. Whoever saved such a link sees it here, and loses it as the others did. */
export async function settleLink(deps: TaskDeps, task: Task): Promise<Task> {
  const { goalId } = task
  if (!goalId || (await isLiveGoal(deps, goalId))) return task
  return changeTask(deps, task.id, {}, takeLink(goalId))
}

/** Takes the link to a goal from a task. */
export const takeLink =
  (goalId: string) =>
  (task: Task): TaskStep | null =>
    task.goalId === goalId ? { event: 'task.updated', changes: unlinked(goalId) } : null

/** Gives the link to a goal back, unless the task has another by now. */
export const giveLinkBack =
  (goalId: string) =>
  (task: Task): TaskStep | null =>
    task.formerGoalId === goalId ? { event: 'task.updated', changes: relinked(task) } : null

const unlinked = (formerGoalId: string) => ({ goalId: null, formerGoalId })

const relinked = ({ goalId, formerGoalId }: Task) => ({ goalId: goalId ?? formerGoalId, formerGoalId: null })
