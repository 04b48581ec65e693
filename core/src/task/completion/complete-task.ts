import { z } from 'zod'
import { AppError, Instant, localDate, nowText, PlainDate, parse } from '../../kernel/index.ts'
import { changeLiveTask, type TaskDeps, type TaskStep } from '../change-task.ts'
import { dueDay, repeats } from '../rules.ts'
import { type Completion, completions, type Task } from '../schema.ts'
import { completing, settleCompletion } from './completion.ts'
import { stepsBelow } from './completion-steps.ts'

export const CompleteTask = z
  .strictObject({
    completedAt: Instant.optional().meta({ description: 'When it was really done; now when absent.' }),
    occurrenceDate: PlainDate.optional().meta({
      description: 'Of a repeating task: the due day that was done, so that two requests never complete two rounds.',
    }),
  })
  .meta({ id: 'CompleteTask', example: {} })
export type CompleteTask = z.input<typeof CompleteTask>

/**
 * Makes a task done; a repeating one moves on to its next date after today, or is done when there is none. What is done
 * already stays as it is, so completing twice is one completion: the same round named again, and, when none is named,
 * a repeating task that was done that day and is not due again yet.
 * The save of the task decides; what follows from it is written after it, and by any repetition.
 * @throws AppError `not-found` or `validation`, or `conflict` when the round named is not the one that is due.
 */
export async function completeTask(deps: TaskDeps, id: string, input: CompleteTask = {}): Promise<{ task: Task; completion: Completion }> {
  const asked = parse(CompleteTask, input)
  let earlier: Completion | null = null
  const task = await changeLiveTask(deps, id, {}, async (task) => {
    await settleCompletion(deps, task)
    earlier = await doneAlready(deps, task, asked)
    return earlier ? null : stepOf(deps, task, asked.completedAt)
  })
  const completion = earlier ?? (await settleCompletion(deps, task))
  if (!completion) throw new Error(`The done task ${id} has no completion.`)
  return { task, completion }
}

const stepOf = async (deps: TaskDeps, task: Task, at: string | undefined): Promise<TaskStep> =>
  completing(deps, task, { at, steps: repeats(task) ? await stepsBelow(deps, task.id) : [] })

/** The completion that answers a request already. */
async function doneAlready(deps: TaskDeps, task: Task, { completedAt, occurrenceDate }: CompleteTask): Promise<Completion | null> {
  const last = task.lastCompletion && !task.lastCompletion.undone ? task.lastCompletion : null
  if (task.status === 'done') return settleCompletion(deps, task)
  if (!repeats(task)) return null
  const due = dueDay(task)
  if (occurrenceDate === undefined) {
    const day = localDate(Temporal.Instant.from(completedAt ?? nowText(deps)), deps.actor)
    return last?.localDate === day && due !== null && due > day ? settleCompletion(deps, task) : null
  }
  if (occurrenceDate === due) return null
  if (last?.occurrenceDate === occurrenceDate) return settleCompletion(deps, task)
  const round = { where: { taskId: task.id, occurrenceDate } }
  const [found] = (await deps.store.list(deps.actor.space, completions.queries.byRound, round, { limit: 1 })).items
  if (!found) throw new AppError('conflict', 'This round is over: the task is due on another day now.', { current: task })
  return found
}
