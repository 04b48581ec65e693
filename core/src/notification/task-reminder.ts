import { type Account, actorOf, type ZoneJob } from '../account/index.ts'
import { type ClaimedJob, newEnvelope, nowText } from '../kernel/index.ts'
import { isActive, type ReminderJob, remindersDue, type Task, tasks } from '../task/index.ts'
import { notificationId } from './notification-id.ts'
import { retimeReminders } from './retime-reminders.ts'
import { notifications } from './schema.ts'
import type { SnoozeJob } from './snooze-notification.ts'
import { type Outcome, type TellDeps, tell } from './tell.ts'

/** Minutes after its moment from which a reminder says that it is late. */
const LATE_MINUTES = 5
/** Hours after its moment from which a reminder is no longer told. */
const STALE_HOURS = 24

/** Tells of a task whose reminder is due, if it is by now. */
export async function remind(deps: TellDeps, account: Account, { taskId, at, version }: ReminderJob): Promise<Outcome> {
  const task = await deps.store.get(account.id, tasks, taskId)
  if (!task || task.version < version) return 'waiting'
  if (remindersDue(task, account).includes(at)) await tellOf(deps, account, task, at)
  return 'done'
}

/** Tells again of what was put off until now. */
export async function snoozeEnded(deps: TellDeps, account: Account, { notificationId: id, until, version }: SnoozeJob): Promise<Outcome> {
  const notification = await deps.store.get(account.id, notifications, id)
  if (notification?.type !== 'task-reminder') return 'done'
  if (notification.version < version) return 'waiting'
  const task = await deps.store.get(account.id, tasks, notification.taskId)
  if (notification.snoozedUntil === until && task && isActive(task) && !task.deletedAt) await tellOf(deps, account, task, until)
  return 'done'
}

/** Moves the reminders of one page of tasks along with the person's zone; the next is a job of its own, so that other jobs come in between. */
export async function zoneChanged(deps: TellDeps, account: Account, { id, type, space, payload }: ClaimedJob): Promise<Outcome> {
  const change = payload as ZoneJob
  if (account.version < change.version) return 'waiting'
  const after = await retimeReminders({ ...deps, actor: actorOf(account) }, change, account.version)
  if (after) await deps.queue.enqueue({ id: `${id}>`, type, space, payload: { ...change, after }, runAt: nowText(deps) })
  return 'done'
}

async function tellOf(deps: TellDeps, account: Account, task: Task, at: string): Promise<void> {
  const past = deps.clock.now().since(at)
  if (past.total('hours') > STALE_HOURS) return
  const { dueDate, dueAt, timeZone } = task
  await tell(deps, account, {
    ...newEnvelope(notificationId(task.id, at), nowText(deps)),
    type: 'task-reminder',
    taskId: task.id,
    title: task.title,
    due: { dueDate, dueAt, timeZone },
    at,
    late: past.total('minutes') > LATE_MINUTES,
    snoozedUntil: null,
  })
}
