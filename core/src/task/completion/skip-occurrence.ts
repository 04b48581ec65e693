import { z } from 'zod'
import { AppError, type Attempt, changeOnce, PlainDate, parse, today } from '../../kernel/index.ts'
import { changeLiveTask, type TaskDeps, type TaskStep } from '../change-task.ts'
import { skippedTo } from '../recurrence/next-round.ts'
import { dueDay, repeats } from '../rules.ts'
import { type Task, tasks } from '../schema.ts'

export const SkipOccurrence = z
  .strictObject({
    to: z.enum(['next', 'after-today']).default('next').meta({ description: 'The date after this one, or the first one after today.' }),
    occurrenceDate: PlainDate.optional().meta({ description: 'The due day to skip, so that two requests never skip two.' }),
  })
  .meta({ id: 'SkipOccurrence', example: { to: 'next' } })
export type SkipOccurrence = z.input<typeof SkipOccurrence>

/**
 * Moves a repeating task on without doing it. A round named that is not due any more is left alone.
 * @throws AppError `not-found`, `validation`, or `conflict` when it does not repeat or this is its last round.
 */
export async function skipOccurrence(deps: TaskDeps, id: string, input: SkipOccurrence = {}, attempt: Attempt = {}): Promise<Task> {
  const { to, occurrenceDate } = parse(SkipOccurrence, input)
  const skipped = (task: Task): TaskStep | null => {
    if (!repeats(task)) throw new AppError('conflict', 'This task does not repeat.', { current: task })
    if (occurrenceDate !== undefined && occurrenceDate !== dueDay(task)) return null
    const round = skippedTo(task, to, { today: today(deps), timeZone: deps.actor.timeZone })
    if (!round) throw new AppError('conflict', 'This is the last time it comes round. Complete it, or stop the repeat.', { current: task })
    return { event: 'task.skipped', changes: round }
  }
  const { record } = await changeOnce(deps, tasks, id, attempt, skipped, (once) => changeLiveTask(deps, id, {}, once))
  return record
}
