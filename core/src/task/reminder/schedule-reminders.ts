import type { ActorDep, ClockDep, QueueDep } from '../../kernel/index.ts'
import type { Task } from '../schema.ts'
import { earliestTold } from './refuse-passed.ts'
import { remindersDue } from './reminders-due.ts'

/** The job that stands for one moment of one task; its payload is a `ReminderJob`. */
export const REMINDER_JOB = 'task.reminder'

export interface ReminderJob {
  taskId: string
  /** The moment to remind at, RFC 3339. */
  at: string
  /** The version of the task this was asked for with: until the store has it, nothing is decided. */
  version: number
}

/**
 * Asks for the reminders that a task is about to have and did not have before. To be called before `next` is saved, so
 * that stopping anywhere loses none; a save that fails leaves jobs that come to nothing. Moments that have passed are let go.
 */
export async function scheduleReminders(deps: QueueDep & ClockDep & ActorDep, before: Task | null, next: Task): Promise<void> {
  // Most tasks remind of nothing, and every save passes here.
  if (next.reminders.length === 0) return
  const had = new Set(before ? remindersDue(before, deps.actor) : [])
  const earliest = earliestTold(deps)
  const added = remindersDue(next, deps.actor).filter((at) => at >= earliest && !had.has(at))
  await Promise.all(added.map((at) => askForReminder(deps, { taskId: next.id, at, version: next.version }, `v${next.version}`)))
}

/** Asks for one reminder. `cause` tells jobs for the same moment apart: one that was dropped must not stand in for a later one. */
export function askForReminder({ queue, actor }: QueueDep & ActorDep, job: ReminderJob, cause: string): Promise<void> {
  const id = `reminder:${actor.space}:${job.taskId}:${job.at}:${cause}`
  return queue.enqueue({ id, type: REMINDER_JOB, space: actor.space, payload: job, runAt: job.at })
}
