import { AppError, notFound } from '../../kernel/index.ts'
import { changeLiveTask, type TaskDeps, type TaskStep } from '../change-task.ts'
import { completions, type LastCompletion, type Task } from '../schema.ts'
import { settleCompletion, takenBack } from './completion.ts'

/**
 * Takes the latest completion that counts back: what it changed is as before, in the task and in its steps. Doing so
 * twice is harmless; a repeating task may so go back round by round.
 * @throws AppError `not-found`, or `conflict` for a completion that is not the latest.
 */
export async function undoCompletion(deps: TaskDeps, taskId: string, completionId: string): Promise<Task> {
  const task = await changeLiveTask(deps, taskId, {}, async (task) => {
    await settleCompletion(deps, task)
    const last = await asked(deps, task, completionId)
    return last && backTo(task, last)
  })
  await settleCompletion(deps, task)
  return task
}

function backTo(task: Task, last: LastCompletion): TaskStep {
  const closedAt = last.snapshot.status === 'cancelled' ? task.closedAt : null
  return { event: 'task.reopened', changes: { ...last.snapshot, closedAt, lastCompletion: takenBack({ ...task, lastCompletion: last }) } }
}

/** The completion that is to be taken back; `null` when it has been. */
async function asked(deps: TaskDeps, task: Task, completionId: string): Promise<LastCompletion | null> {
  const last = task.lastCompletion
  if (last?.id === completionId) return last.undone ? null : last
  const { store, actor } = deps
  const completion = await store.get(actor.space, completions, completionId)
  if (completion?.taskId !== task.id) throw notFound('completion')
  if (completion.deletedAt) return null
  const { items } = await store.list(actor.space, completions.queries.byTask, { where: { taskId: task.id } }, { limit: 1 })
  if (items[0]?.id !== completionId) throw new AppError('conflict', 'Only the latest completion of a task can be undone.')
  const { id, occurrenceDate, completedAt, localDate, timeZone, snapshot, steps } = completion
  return { id, occurrenceDate, completedAt, localDate, timeZone, snapshot, steps, undone: false }
}
