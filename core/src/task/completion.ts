import { type ActorDep, type ClockDep, eventFor, hasCode, type IdsDep, localDate, newEnvelope, nowText, revised } from '../kernel/index.ts'
import type { TaskDeps, TaskStep } from './change-task.ts'
import { dueDay } from './rules.ts'
import { type Completion, completions, type LastCompletion, type Task } from './schema.ts'

/** What makes a task done: the one write that completes it. `at` is an RFC 3339 instant. */
export function completing(deps: ClockDep & IdsDep & ActorDep, task: Task, at = nowText(deps)): TaskStep {
  const day = localDate(Temporal.Instant.from(at), deps.actor)
  const lastCompletion: LastCompletion = {
    id: deps.ids.next(),
    occurrenceDate: dueDay(task) ?? day,
    completedAt: at,
    localDate: day,
    timeZone: deps.actor.timeZone,
    snapshot: { status: task.status, dueDate: task.dueDate, dueAt: task.dueAt, timeZone: task.timeZone, startDate: task.startDate },
    undone: false,
  }
  return { event: 'task.completed', changes: { status: 'done', closedAt: at, lastCompletion } }
}

/** The task's latest completion, marked as taken back. */
export const takenBack = (task: Task): LastCompletion | null => task.lastCompletion && { ...task.lastCompletion, undone: true }

/**
 * Brings the Completion record in line with the task, which is the truth about it. A record only ever goes
 * from absent to live to trashed, so this may be repeated, and may race with itself.
 */
export async function settleCompletion(deps: TaskDeps, task: Task): Promise<Completion | null> {
  const last = task.lastCompletion
  if (!last) return null
  const { store, actor } = deps
  for (;;) {
    const found = await store.get(actor.space, completions, last.id)
    if (found && (found.deletedAt || !last.undone)) return found
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
