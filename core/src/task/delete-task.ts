import { type BasedOn, type BlobsDep, hasCode, nowText, stale } from '../kernel/index.ts'
import { changeTask, type TaskDeps } from './change-task.ts'
import { purgeTrash } from './purge-trash.ts'
import { bringBackSubtasks } from './restore-task.ts'
import type { Task } from './schema.ts'
import { stopTimerOf } from './time/running.ts'
import { subtasks } from './tree.ts'

/**
 * Moves a task to the trash, and its subtasks along with it. Deepest first, so that wherever it stops no live
 * task stands below a trashed one; repeating it finishes it, and deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the task as it is now, in which case nothing is in the trash.
 */
export async function deleteTask(deps: TaskDeps & BlobsDep, id: string, { expectedVersion }: BasedOn = {}): Promise<Task> {
  const task = await changeTask(deps, id, {}, () => null)
  if (task.deletedAt) return task
  if (expectedVersion !== undefined && task.version !== expectedVersion) throw stale(task)
  const at = nowText(deps)
  await trashBelow(deps, id, { root: id, at })
  try {
    const trashed = await trash(deps, id, { at, deletedWith: null, expectedVersion })
    await trashBelow(deps, id, { root: id, at })
    await purgeTrash(deps)
    return trashed
  } catch (error) {
    if (hasCode(error, 'stale')) await bringBackSubtasks(deps, id)
    throw error
  }
}

interface Deletion {
  root: string
  at: string
}

async function trashBelow(deps: TaskDeps, id: string, deletion: Deletion, above: readonly string[] = []): Promise<void> {
  for (const child of await subtasks(deps, id)) {
    if (above.includes(child.id)) continue
    await trashBelow(deps, child.id, deletion, [...above, id])
    await trash(deps, child.id, { at: deletion.at, deletedWith: deletion.root })
  }
}

/** The timer stops first: deleted, a task is not looked at again. */
async function trash(deps: TaskDeps, id: string, { at, deletedWith, ...basedOn }: BasedOn & { at: string; deletedWith: string | null }) {
  await stopTimerOf(deps, id, at)
  return changeTask(deps, id, basedOn, (task) =>
    task.deletedAt ? null : { event: 'task.deleted', changes: { deletedAt: at, deletedWith } },
  )
}
