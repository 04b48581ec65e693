import {
  type ActorDep,
  type ClockDep,
  eventFor,
  hasCode,
  type IdsDep,
  localDate,
  newEnvelope,
  nowText,
  revised,
  today,
} from '../../kernel/index.ts'
import type { TaskDeps, TaskStep } from '../change-task.ts'
import { roundAfter } from '../recurrence/next-round.ts'
import { dueDay, repeats } from '../rules.ts'
import { type Completion, completions, type LastCompletion, type StepSnapshot, type Task } from '../schema.ts'
import { stopTimerOf } from '../time/running.ts'
import { settleSteps } from './completion-steps.ts'

/**
 * What makes a task done: the one write that completes it. A repeating task moves on to its next round instead, as long
 * as there is one. `at` is an RFC 3339 instant; `steps` are those below a repeating task, as they are.
 */
export function completing(
  deps: ClockDep & IdsDep & ActorDep,
  task: Task,
  { at = nowText(deps), steps = [] }: { at?: string | undefined; steps?: readonly StepSnapshot[] } = {},
): TaskStep {
  const day = localDate(Temporal.Instant.from(at), deps.actor)
  const round = repeats(task) ? roundAfter(task, { on: day, today: today(deps) }, deps.actor.timeZone) : null
  const { status, dueDate, dueAt, timeZone, startDate, recurrence, reminders, checklist } = task
  const lastCompletion: LastCompletion = {
    id: deps.ids.next(),
    occurrenceDate: dueDay(task) ?? day,
    completedAt: at,
    localDate: day,
    timeZone: deps.actor.timeZone,
    snapshot: { status, dueDate, dueAt, timeZone, startDate, ...(round && recurrence && { recurrence, reminders, checklist }) },
    steps: round ? [...steps] : [],
    undone: false,
  }
  const changes = round ? { ...round, status: 'open' as const, closedAt: null } : { status: 'done' as const, closedAt: at }
  return { event: 'task.completed', changes: { ...changes, lastCompletion } }
}

/** The task's latest completion, marked as taken back. */
export const takenBack = (task: Task): LastCompletion | null => task.lastCompletion && { ...task.lastCompletion, undone: true }

/**
 * Brings what follows from a completion in line with the task, which is the truth about it: the steps of a repeating task,
 * its timer, and the Completion record. A record only ever goes from absent to live to trashed, so this may be repeated, and may
 * race with itself.
 */
export async function settleCompletion(deps: TaskDeps, task: Task): Promise<Completion | null> {
  const last = task.lastCompletion
  if (!last) return null
  const { store, actor } = deps
  for (;;) {
    const found = await store.get(actor.space, completions, last.id)
    if (found && (found.deletedAt || !last.undone)) return found
    // Before the record: it says that all of this is done.
    await settleSteps(deps, task, last)
    if (!last.undone) await stopTimerOf(deps, task.id, last.completedAt)
    const now = nowText(deps)
    const { undone, ...said } = last
    const record = found ?? { ...newEnvelope(last.id, now), taskId: task.id, ...said }
    const next: Completion = found ? revised(found, { deletedAt: now }, now) : { ...record, deletedAt: undone ? now : null }
    const event = eventFor(deps, undone ? 'completion.deleted' : 'completion.created', next)
    try {
      await store.save(actor.space, completions, next, { expectedVersion: found?.version ?? 0, events: [event] })
      return next
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
    }
  }
}
