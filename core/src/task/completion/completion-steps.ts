import { hasCode } from '../../kernel/index.ts'
import { changeLiveTask, type TaskDeps } from '../change-task.ts'
import { unticked } from '../checklist.ts'
import { datesMoved } from '../recurrence/next-round.ts'
import { dueDay, repeats } from '../rules.ts'
import type { LastCompletion, StepSnapshot, Task } from '../schema.ts'
import { below } from '../tree.ts'

/** Steps that go along into the next round; more are left as they are. */
const MAX_STEPS = 200

/** Everything below a task as it is now, but for what repeats by itself. */
export async function stepsBelow(deps: TaskDeps, id: string): Promise<StepSnapshot[]> {
  const found: StepSnapshot[] = []
  for await (const { records } of below(deps, [id])) {
    found.push(...records.filter((step) => !repeats(step)).map(snapshotOf))
    if (found.length >= MAX_STEPS) break
  }
  return found.slice(0, MAX_STEPS)
}

const snapshotOf = ({ id, status, closedAt, dueDate, dueAt, startDate, checklist }: Task): StepSnapshot => ({
  id,
  status,
  closedAt,
  dueDate,
  dueAt,
  startDate,
  checklist,
})

/** Opens the steps anew as far along as the task moved, or puts them back when the completion was undone. Each is done once. */
export async function settleSteps(deps: TaskDeps, task: Task, last: LastCompletion): Promise<void> {
  const days = movedBy(task, last)
  await Promise.all(
    last.steps.map((before) =>
      unlessGone(
        changeLiveTask(deps, before.id, {}, (step) => {
          if (last.undone === (step.roundId !== last.id)) return null
          const { id: _, ...was } = before
          const changes = last.undone
            ? { ...was, roundId: null }
            : {
                ...datesMoved(before, days),
                status: 'open' as const,
                closedAt: null,
                checklist: unticked(before.checklist),
                roundId: last.id,
              }
          return { event: 'task.updated', changes }
        }),
      ),
    ),
  )
}

const movedBy = (task: Task, { occurrenceDate }: LastCompletion): number =>
  Temporal.PlainDate.from(occurrenceDate).until(dueDay(task) ?? occurrenceDate, { largestUnit: 'days' }).days

/** A step thrown away in the meantime has no next round. */
async function unlessGone(change: Promise<Task>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!hasCode(error, 'not-found')) throw error
  }
}
