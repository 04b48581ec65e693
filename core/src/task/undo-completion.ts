import { AppError, notFound } from '../kernel/index.ts'
import { changeLiveTask, type TaskDeps } from './change-task.ts'
import { settleCompletion, takenBack } from './completion.ts'
import { completions, type Task } from './schema.ts'

/**
 * Takes a task's latest completion back: the status and dates it changed are as before. Doing so twice is harmless.
 * @throws AppError `not-found`, or `conflict` for a completion that is not the latest.
 */
export async function undoCompletion(deps: TaskDeps, taskId: string, completionId: string): Promise<Task> {
  const task = await changeLiveTask(deps, taskId, {}, async (task) => {
    const last = task.lastCompletion
    if (last?.id !== completionId) return refuseOlder(deps, task, completionId)
    if (last.undone) return null
    const closedAt = last.snapshot.status === 'cancelled' ? task.closedAt : null
    return { event: 'task.reopened', changes: { ...last.snapshot, closedAt, lastCompletion: takenBack(task) } }
  })
  await settleCompletion(deps, task)
  return task
}

async function refuseOlder({ store, actor }: TaskDeps, task: Task, completionId: string): Promise<null> {
  const completion = await store.get(actor.space, completions, completionId)
  if (completion?.taskId !== task.id) throw notFound('completion')
  if (completion.deletedAt) return null
  throw new AppError('conflict', 'Only the latest completion of a task can be undone.')
}
