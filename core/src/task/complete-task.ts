import { z } from 'zod'
import { Instant, parse } from '../kernel/index.ts'
import { changeLiveTask, type TaskDeps } from './change-task.ts'
import { completing, settleCompletion } from './completion.ts'
import type { Completion, Task } from './schema.ts'

/** `completedAt` is when it was really done; now when absent. */
export const CompleteTask = z.strictObject({ completedAt: Instant.optional() }).meta({ id: 'CompleteTask', example: {} })
export type CompleteTask = z.input<typeof CompleteTask>

/**
 * Makes a task done. One that is done already stays as it is, so completing twice is one completion.
 * The save of the task decides; its Completion record is written after it, and by any repetition.
 * @throws AppError `not-found` or `validation`.
 */
export async function completeTask(deps: TaskDeps, id: string, input: CompleteTask = {}): Promise<{ task: Task; completion: Completion }> {
  const { completedAt } = parse(CompleteTask, input)
  const task = await changeLiveTask(deps, id, {}, async (task) => {
    if (task.status === 'done') return null
    await settleCompletion(deps, task)
    return completing(deps, task, completedAt)
  })
  const completion = await settleCompletion(deps, task)
  if (!completion) throw new Error(`The done task ${id} has no completion.`)
  return { task, completion }
}
