import { type Account, accounts, actorOf, ownLocale, type PublicUrlDep, siteLink } from '../account/index.ts'
import {
  type ClockDep,
  changeRecord,
  type IdsDep,
  nowText,
  type QueueDep,
  type SealerDep,
  type SpaceId,
  type StoreDep,
} from '../kernel/index.ts'
import { deliveryOf, wants } from './channels.ts'
import { isStillSo } from './is-still-so.ts'
import { type MailPlaceDeps, mayBeMailed, takePlaceFor } from './mail-place.ts'
import { notBefore } from './not-before.ts'
import { pathOf } from './path-of.ts'
import { type BriefingNotification, isBriefing, kindOfType, type Notification, notifications } from './schema.ts'
import { unsubscribeLink } from './unsubscribe/token.ts'

/** The job that stands for the mail of one notification; its payload is a `NotificationMailRequest`. */
export const NOTIFICATION_MAIL_JOB = 'mail.notification'

/** What a mail says in a few words; the day’s plan and the week’s review say more, and are written by `briefing`. */
export type MailedNotification = Exclude<Notification, BriefingNotification>

export interface NotificationMailRequest {
  template: Notification['type']
  space: SpaceId
  notificationId: string
}

/** Asks for the mail of a notification; asking again while it waits asks for nothing more. */
export const requestMail = (deps: QueueDep & ClockDep, space: SpaceId, told: Notification): Promise<void> =>
  requestMailAt(deps, space, told, { id: `mail:${space}:${told.id}`, runAt: notBefore(deps, told) })

function requestMailAt({ queue }: QueueDep, space: SpaceId, told: Notification, at: { id: string; runAt: string }): Promise<void> {
  const payload: NotificationMailRequest = { template: told.type, space, notificationId: told.id }
  return queue.enqueue({ ...at, type: NOTIFICATION_MAIL_JOB, space, payload })
}

/** What is the same in every mail that tells a person something. */
export interface ToldMail {
  to: string
  /** The same at every try, so that a mail that is sent again is known as the same. */
  messageId: string
  reader: Pick<Account, 'locale' | 'timeZone'>
  /** Where it leads. */
  link: string
  /** Where mails of this sort are switched off, with one click (RFC 8058); `null` for what cannot be. */
  unsubscribe: string | null
}

/** The mail of one notification, before it is put into words. */
export interface MailOf<T extends Notification> extends ToldMail {
  template: T['type']
  notification: T
}

type Each<T> = T extends Notification ? MailOf<T> : never
export type NotificationMail = Each<MailedNotification>
export type ReminderMail = MailOf<Extract<Notification, { type: 'task-reminder' }>>
export type AnswerMail = MailOf<Extract<Notification, { type: 'attestation-answered' }>>
export type SecurityMail = MailOf<Extract<Notification, { type: 'security-notice' }>>

export type MailDeps = MailPlaceDeps & PublicUrlDep & SealerDep

/**
 * The notification a mail is asked for, and whose it is; `null` when it has been sent, the person wants none, they have read it,
 * what it is about asks for nothing any more, their address is not proven, or it goes with others as there were many this hour.
 */
export async function notificationToMail(deps: MailPlaceDeps, { space, notificationId }: NotificationMailRequest) {
  const { store } = deps
  const [account, notification] = await Promise.all([store.get(space, accounts, space), store.get(space, notifications, notificationId)])
  if (!account || !notification || notification.mailedAt || !wants(account, notification, 'mail')) return null
  if (!(await mayBeMailed(deps, space))(notification) || !(await isStillSo(deps, space, notification))) return null
  // Under an id of its own, as the job that is being done still has the usual one.
  const askAgain = (runAt: string) => requestMailAt(deps, space, notification, { id: `mail:${space}:${notificationId}:${runAt}`, runAt })
  return (await takePlaceFor(deps, space, notification, askAgain)) ? { account, notification } : null
}

/** The mail that goes with a notification, `null` when there is none to send. May be called again for the same request. */
export async function writeNotificationMail(deps: MailDeps, request: NotificationMailRequest): Promise<NotificationMail | null> {
  const found = await notificationToMail(deps, request)
  return found && !isBriefing(found.notification) ? mailOf(deps, found.account, found.notification) : null
}

/** A mail about one notification. */
export const mailOf = (deps: MailDeps, account: Account, notification: MailedNotification): NotificationMail =>
  ({
    ...toldMail(deps, account, notification),
    template: notification.type,
    notification,
  }) as NotificationMail

/** What a mail about a notification has in common with all others. */
export function toldMail(deps: PublicUrlDep & SealerDep, account: Account, notification: Notification): ToldMail {
  const { email: to, timeZone } = account
  const kind = kindOfType[notification.type]
  const unsubscribe =
    kind && unsubscribeLink(deps, { space: account.id, channel: 'mail', was: { [kind]: deliveryOf(account, notification, 'mail') }, to })
  return {
    to,
    messageId: notification.id,
    reader: { locale: ownLocale(account), timeZone },
    link: siteLink(deps, pathOf(notification)),
    unsubscribe,
  }
}

/** Takes note that the mail of a notification has gone out; `writeNotificationMail` then has nothing to say any more. */
export async function notificationMailed(
  deps: StoreDep & ClockDep & IdsDep,
  { space, notificationId }: Pick<NotificationMailRequest, 'space' | 'notificationId'>,
): Promise<void> {
  const account = await deps.store.get(space, accounts, space)
  if (!account) return
  await changeRecord({ ...deps, actor: actorOf(account) }, notifications, notificationId, {}, ({ mailedAt }) =>
    mailedAt ? null : { event: 'notification.mailed', changes: { mailedAt: nowText(deps), mailHeldUntil: null } },
  )
}
