import { type Account, accounts, actorOf, ZONE_JOB, type ZoneJob } from '../account/index.ts'
import {
  type ClaimedJob,
  type ClockDep,
  eventFor,
  type IdsDep,
  instantText,
  newEnvelope,
  nowText,
  type QueueDep,
  type StoreDep,
  saveNew,
} from '../kernel/index.ts'
import { isActive, REMINDER_JOB, type ReminderJob, remindersDue, type Task, tasks } from '../task/index.ts'
import { notificationId } from './notification-id.ts'
import { purgeNotifications } from './purge-notifications.ts'
import { requestReminderMail } from './reminder-mail.ts'
import { retimeReminders } from './retime-reminders.ts'
import { type Notification, notifications } from './schema.ts'
import { SNOOZE_JOB, type SnoozeJob } from './snooze-notification.ts'

type Deps = StoreDep & QueueDep & ClockDep & IdsDep

const LEASE_MS = 60_000
/** Jobs taken up at a time. */
const LIMIT = 20
/** Minutes after its moment from which a reminder says that it is late. */
const LATE_MINUTES = 5
/** Hours after its moment from which a reminder is no longer told. */
const STALE_HOURS = 24
/** A save that was announced and has not come after so many looks, over about eight minutes, never will. */
const LOOKS = 8

/** How a job ended; what it waits for may still come. */
type Outcome = 'done' | 'waiting'

/**
 * Tells people what they asked to be reminded of, in as many processes as there are. What a job says is only that something
 * may be due: the task as it is now decides. Stopped anywhere, a reminder is told by whoever claims it next, once.
 * Answers how many jobs were taken up.
 * @throws the first failure, once all that can be told has been; a job that failed is tried again later.
 */
export async function deliverReminders(deps: Deps): Promise<number> {
  const types = [REMINDER_JOB, SNOOZE_JOB, ZONE_JOB]
  let taken = 0
  for (;;) {
    const jobs = await deps.queue.claim(types, { now: nowText(deps), leaseMs: LEASE_MS, limit: LIMIT })
    taken += jobs.length
    const results = await Promise.allSettled(jobs.map((job) => settle(deps, job)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    if (jobs.length === 0) return taken
  }
}

async function settle(deps: Deps, job: ClaimedJob): Promise<void> {
  try {
    const outcome = await handle(deps, job)
    if (outcome === 'done' || job.attempt >= LOOKS) await deps.queue.complete(job)
    else await deps.queue.retry(job, retryAt(deps, job))
  } catch (error) {
    await deps.queue.retry(job, retryAt(deps, job))
    throw error
  }
}

/** 2 s after the first try, doubling up to about an hour. */
const retryAt = ({ clock }: ClockDep, { attempt }: ClaimedJob): string =>
  instantText(clock.now().add({ seconds: 2 ** Math.min(attempt, 12) }))

async function handle(deps: Deps, job: ClaimedJob): Promise<Outcome> {
  const { type, space, payload } = job
  const account = await deps.store.get(space, accounts, space)
  if (!account) return 'done'
  if (type === ZONE_JOB) return zoneChanged(deps, account, job)
  if (type === SNOOZE_JOB) return snoozeEnded(deps, account, payload as SnoozeJob)
  return remind(deps, account, payload as ReminderJob)
}

async function remind(deps: Deps, account: Account, { taskId, at, version }: ReminderJob): Promise<Outcome> {
  const task = await deps.store.get(account.id, tasks, taskId)
  if (!task || task.version < version) return 'waiting'
  if (remindersDue(task, account).includes(at)) await tell(deps, account, task, at)
  return 'done'
}

async function snoozeEnded(deps: Deps, account: Account, { notificationId: id, until, version }: SnoozeJob): Promise<Outcome> {
  const notification = await deps.store.get(account.id, notifications, id)
  if (!notification) return 'done'
  if (notification.version < version) return 'waiting'
  const task = await deps.store.get(account.id, tasks, notification.taskId)
  if (notification.snoozedUntil === until && task && isActive(task) && !task.deletedAt) await tell(deps, account, task, until)
  return 'done'
}

/** One page of tasks; the next is a job of its own, so that other jobs come in between. */
async function zoneChanged(deps: Deps, account: Account, { id, type, space, payload }: ClaimedJob): Promise<Outcome> {
  const change = payload as ZoneJob
  if (account.version < change.version) return 'waiting'
  const after = await retimeReminders({ ...deps, actor: actorOf(account) }, change, account.version)
  if (after) await deps.queue.enqueue({ id: `${id}>`, type, space, payload: { ...change, after }, runAt: nowText(deps) })
  return 'done'
}

/** The save decides; what follows from it is asked for by whoever comes by, until it is done. */
async function tell(deps: Deps, account: Account, task: Task, at: string): Promise<void> {
  const past = deps.clock.now().since(at)
  if (past.total('hours') > STALE_HOURS) return
  const { dueDate, dueAt, timeZone } = task
  const made: Notification = {
    ...newEnvelope(notificationId(task.id, at), nowText(deps)),
    type: 'task-reminder',
    taskId: task.id,
    title: task.title,
    due: { dueDate, dueAt, timeZone },
    at,
    late: past.total('minutes') > LATE_MINUTES,
    readAt: null,
    snoozedUntil: null,
    mailedAt: null,
  }
  const own = { ...deps, actor: actorOf(account) }
  const stored = await saveNew(deps, account.id, notifications, made, [eventFor(own, 'notification.created', made)])
  if (account.reminderMail && !stored.mailedAt) await requestReminderMail(deps, account.id, stored.id)
  if (stored === made) await purgeNotifications(own)
}
