import { type Account, accounts, actorOf, isLeaving, type PublicUrlDep, siteLink } from '../account/index.ts'
import { attestations, maySee, wins } from '../career/index.ts'
import { type ClockDep, changeRecord, type IdsDep, nowText, type QueueDep, type SpaceId, type StoreDep } from '../kernel/index.ts'
import { isActive, tasks } from '../task/index.ts'
import { type AnsweredAttestation, type MailedNotification, type Notification, notifications, type TaskReminder } from './schema.ts'

/** The job that stands for the mail of one notification; its payload is a `NotificationMailRequest`. */
export const NOTIFICATION_MAIL_JOB = 'mail.notification'

export interface NotificationMailRequest {
  template: MailedNotification['type']
  space: SpaceId
  notificationId: string
}

/** Asks for the mail of a notification; asking again while it waits asks for nothing more. */
export async function requestMail(deps: QueueDep & ClockDep, space: SpaceId, { id, type }: MailedNotification): Promise<void> {
  const payload: NotificationMailRequest = { template: type, space, notificationId: id }
  await deps.queue.enqueue({ id: `mail:${space}:${id}`, type: NOTIFICATION_MAIL_JOB, space, payload, runAt: nowText(deps) })
}

/** Whether a person wants a notification by mail as well. */
export function wantsMail(account: Account, notification: Notification): notification is MailedNotification {
  if (notification.type === 'task-reminder') return account.reminderMail
  return notification.type === 'attestation-answered' && account.attestationMail
}

interface MailOf<T extends MailedNotification> {
  template: T['type']
  to: string
  /** The same at every try, so that a mail that is sent again is known as the same. */
  messageId: string
  reader: Pick<Account, 'locale' | 'timeZone'>
  notification: T
  /** Where it leads. */
  link: string
}

export type ReminderMail = MailOf<TaskReminder>
export type AnswerMail = MailOf<AnsweredAttestation>

/** What the mail of a notification says, before it is put into words. */
export type NotificationMail = ReminderMail | AnswerMail

/**
 * The mail that goes with a notification; `null` when it has been sent, the person wants none, or what it is about asks for
 * nothing any more. May be called again for the same request.
 */
export async function writeNotificationMail(
  deps: StoreDep & PublicUrlDep,
  { space, notificationId }: NotificationMailRequest,
): Promise<NotificationMail | null> {
  const { store } = deps
  const [account, notification] = await Promise.all([store.get(space, accounts, space), store.get(space, notifications, notificationId)])
  if (!account || !notification || !wantsMail(account, notification) || notification.mailedAt) return null
  if (await isLeaving(deps, space)) return null
  const { email: to, locale, timeZone } = account
  const mail = { to, messageId: notificationId, reader: { locale, timeZone } }
  if (notification.type === 'task-reminder') {
    const task = await store.get(space, tasks, notification.taskId)
    if (!task || task.deletedAt || !isActive(task)) return null
    return { ...mail, template: notification.type, notification, link: siteLink(deps, `/tasks/${task.id}`) }
  }
  const { winId, attestationId } = notification
  const [win, attestation] = await Promise.all([store.get(space, wins, winId), store.get(space, attestations, attestationId)])
  // A mail passes through others' hands.
  if (!win || win.deletedAt || !maySee(win.confidentiality, 'reviewers') || !attestation || attestation.deletedAt) return null
  return { ...mail, template: notification.type, notification, link: siteLink(deps, `/career/wins/${win.id}`) }
}

/** Takes note that the mail of a notification has gone out; `writeNotificationMail` then has nothing to say any more. */
export async function notificationMailed(
  deps: StoreDep & ClockDep & IdsDep,
  { space, notificationId }: NotificationMailRequest,
): Promise<void> {
  const account = await deps.store.get(space, accounts, space)
  if (!account) return
  await changeRecord({ ...deps, actor: actorOf(account) }, notifications, notificationId, {}, ({ mailedAt }) =>
    mailedAt ? null : { event: 'notification.mailed', changes: { mailedAt: nowText(deps) } },
  )
}
