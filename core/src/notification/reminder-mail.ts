import { type Account, accounts, actorOf, type PublicUrlDep } from '../account/index.ts'
import { type ClockDep, changeRecord, type IdsDep, nowText, type QueueDep, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { isActive, tasks } from '../task/index.ts'
import { type Notification, notifications } from './schema.ts'

/** The job that stands for the mail of one reminder; its payload is a `ReminderMailRequest`. */
export const REMINDER_MAIL_JOB = 'mail.reminder'

export interface ReminderMailRequest {
  template: 'task-reminder'
  space: SpaceId
  notificationId: string
}

/** Asks for the mail of a reminder; asking again while it waits asks for nothing more. */
export async function requestReminderMail(deps: QueueDep & ClockDep, space: SpaceId, notificationId: string): Promise<void> {
  const payload: ReminderMailRequest = { template: 'task-reminder', space, notificationId }
  await deps.queue.enqueue({ id: `mail:${space}:${notificationId}`, type: REMINDER_MAIL_JOB, space, payload, runAt: nowText(deps) })
}

/** What the mail of a reminder says, before it is put into words. */
export interface ReminderMail {
  template: 'task-reminder'
  to: string
  /** The same at every try, so that a mail that is sent again is known as the same. */
  messageId: string
  reader: Pick<Account, 'locale' | 'timeZone'>
  notification: Pick<Notification, 'title' | 'due' | 'at' | 'late'>
  links: { task: string }
}

/**
 * The mail that goes with a reminder; `null` when it has been sent, the person wants none, or the task asks for nothing
 * any more. May be called again for the same request.
 */
export async function writeReminderMail(
  { store, publicUrl }: StoreDep & PublicUrlDep,
  { space, notificationId }: ReminderMailRequest,
): Promise<ReminderMail | null> {
  const [account, notification] = await Promise.all([store.get(space, accounts, space), store.get(space, notifications, notificationId)])
  if (!account?.reminderMail || !notification || notification.mailedAt) return null
  const task = await store.get(space, tasks, notification.taskId)
  if (!task || task.deletedAt || !isActive(task)) return null
  const { email: to, locale, timeZone } = account
  const link = `${publicUrl.replace(/\/+$/, '')}/tasks/${task.id}`
  return { template: 'task-reminder', to, messageId: notificationId, reader: { locale, timeZone }, notification, links: { task: link } }
}

/** Takes note that the mail of a reminder has gone out; `writeReminderMail` then has nothing to say any more. */
export async function reminderMailed(deps: StoreDep & ClockDep & IdsDep, { space, notificationId }: ReminderMailRequest): Promise<void> {
  const account = await deps.store.get(space, accounts, space)
  if (!account) return
  await changeRecord({ ...deps, actor: actorOf(account) }, notifications, notificationId, {}, ({ mailedAt }) =>
    mailedAt ? null : { event: 'notification.mailed', changes: { mailedAt: nowText(deps) } },
  )
}
