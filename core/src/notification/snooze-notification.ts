import { z } from 'zod'
import { AppError, changeRecord, Instant, nowText, oneFault, parse, type QueueDep } from '../kernel/index.ts'
import { isActive, type TaskDeps, tasks } from '../task/index.ts'
import { type Notification, notifications } from './schema.ts'

/** The job that stands for the end of a snooze; its payload is a `SnoozeJob`. */
export const SNOOZE_JOB = 'notification.snooze'

export interface SnoozeJob {
  notificationId: string
  /** RFC 3339. */
  until: string
  /** The version of the notification that is snoozed: until the store has it, nothing is decided. */
  version: number
}

export const SnoozeNotification = z
  .strictObject({ until: Instant })
  .meta({ id: 'SnoozeNotification', example: { until: '2026-03-05T16:10:00.000Z' } })
export type SnoozeNotification = z.input<typeof SnoozeNotification>

/** Days a reminder may be put off; a task that can wait longer is better given another date. */
const MAX_DAYS = 366

/**
 * Lets a reminder rest: it counts as read and comes again as a new one, unless the task is closed by then.
 * @throws AppError `not-found`; `validation` for a moment that has passed or is more than a year away; `conflict` for what
 * is no reminder, and when the task asks for nothing any more.
 */
export async function snoozeNotification(deps: TaskDeps, id: string, input: SnoozeNotification): Promise<Notification> {
  const { until } = parse(SnoozeNotification, input)
  const { store, clock, actor } = deps
  return changeRecord(deps, notifications, id, {}, async (notification) => {
    if (notification.type !== 'task-reminder') throw new AppError('conflict', 'Only a reminder comes again.')
    if (notification.snoozedUntil === until) return null
    const ahead = Temporal.Instant.from(until).since(clock.now()).total('hours')
    if (ahead <= 0 || ahead > MAX_DAYS * 24) throw outOfReach()
    const task = await store.get(actor.space, tasks, notification.taskId)
    if (!task || task.deletedAt || !isActive(task))
      throw new AppError('conflict', 'This task is closed, so there is nothing to be reminded of.')
    await askForEnd(deps, { notificationId: id, until, version: notification.version + 1 })
    return { event: 'notification.snoozed', changes: { snoozedUntil: until, readAt: notification.readAt ?? nowText(deps) } }
  })
}

/** Asks anew for the end of a snooze that has not come yet. To be called before the notification is saved elsewhere than it was made. */
export async function resumeSnooze(deps: QueueDep & Pick<TaskDeps, 'actor' | 'clock'>, notification: Notification): Promise<void> {
  if (notification.type !== 'task-reminder') return
  const { id, snoozedUntil: until, version } = notification
  if (until !== null && until > nowText(deps)) await askForEnd(deps, { notificationId: id, until, version })
}

/** Before the notification is saved, so that stopping anywhere loses nothing. */
function askForEnd({ queue, actor }: QueueDep & Pick<TaskDeps, 'actor'>, job: SnoozeJob): Promise<void> {
  const id = `snooze:${actor.space}:${job.notificationId}:${job.version}:${job.until}`
  return queue.enqueue({ id, type: SNOOZE_JOB, space: actor.space, payload: job, runAt: job.until })
}

const outOfReach = () => oneFault('/until', 'out_of_reach', 'Choose a moment that is still to come, within a year.')
