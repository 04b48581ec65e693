import { AppError, listAll, trashHorizon } from '../kernel/index.ts'
import { changeTask, type TaskDeps } from './change-task.ts'
import { linkOnReturn, settleLink } from './goal/goal-link.ts'
import { type Task, tasks } from './schema.ts'
import { parentOrTop } from './tree.ts'

/**
 * Brings a task back from the trash, and the subtasks it took along. It comes back at the top level when the
 * task above it is gone. Topmost first, so that wherever it stops no live task stands below a trashed one;
 * repeating it finishes it, and restoring twice is harmless.
 * @throws AppError `not-found`, also past its days in the trash; `conflict` when it was deleted along with a task above it.
 */
export async function restoreTask(deps: TaskDeps, id: string): Promise<Task> {
  const below = await takenAlong(deps, id)
  const task = await changeTask(deps, id, {}, async (task) => {
    if (!task.deletedAt) return null
    if (task.deletedWith) throw new AppError('conflict', 'This was deleted along with the task above it. Restore that one.')
    const parentId = await parentOrTop(deps, task.parentId, { id, height: height(id, below) })
    return { event: 'task.restored', changes: { deletedAt: null, parentId, ...(await linkOnReturn(deps, task)) } }
  })
  await bringBackSubtasks(deps, id)
  return settleLink(deps, task)
}

/** Restores what a task took along into the trash, each after the one it stands below. */
export async function bringBackSubtasks(deps: TaskDeps, root: string): Promise<void> {
  let waiting = await takenAlong(deps, root)
  while (waiting.length > 0) {
    const ids = new Set(waiting.map(({ id }) => id))
    const topmost = waiting.filter(({ parentId }) => !parentId || !ids.has(parentId))
    const next = topmost.length > 0 ? topmost : waiting
    await Promise.all(next.map(({ id }) => bringBack(deps, id, root)))
    waiting = waiting.filter((task) => !next.includes(task))
  }
}

async function bringBack(deps: TaskDeps, id: string, root: string): Promise<void> {
  const task = await changeTask(deps, id, {}, async (task) => {
    if (task.deletedWith !== root) return null
    return { event: 'task.restored', changes: { deletedAt: null, deletedWith: null, ...(await linkOnReturn(deps, task)) } }
  })
  await settleLink(deps, task)
}

const takenAlong = (deps: TaskDeps, root: string): Promise<Task[]> =>
  listAll(deps, deps.actor.space, tasks.queries.trashed, { where: { deletedWith: root }, from: trashHorizon(deps) })

const height = (id: string, tasks: readonly Task[]): number =>
  1 + Math.max(0, ...tasks.filter((task) => task.parentId === id).map((task) => height(task.id, tasks)))
