import { type Account, actorOf, type Channel } from '../account/index.ts'
import { type ClockDep, eventFor, type IdsDep, type QueueDep, type StoreDep, saveNew } from '../kernel/index.ts'
import { channelsFor, wants } from './channels.ts'
import { requestDigest } from './digest/request-digest.ts'
import { requestMail } from './notification-mail.ts'
import { purgeNotifications } from './purge-notifications.ts'
import { requestPush } from './push/request-push.ts'
import { hasPush } from './push/schema.ts'
import { heldUntil, type Notification, notifications, sentAt, toldInApp } from './schema.ts'

/** What telling asks for. */
export type TellDeps = StoreDep & QueueDep & ClockDep & IdsDep

/** How a job ended; what it waits for may still come. */
export type Outcome = 'done' | 'waiting'

/** What telling itself settles. */
type Settled = 'readAt' | 'mailedAt' | 'pushedAt' | 'isShown' | 'mailHeldUntil' | 'pushHeldUntil'

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

/** A notification before it is told. */
export type NewNotification = Without<Notification, Settled>

/**
 * Tells a person something by the channels they want it by. The save decides; what follows from it is asked for by
 * whoever comes by, until it is done.
 * @param readAt when they knew of it already; it leaves the app all the same
 */
export async function tell(
  deps: TellDeps,
  account: Account,
  told: NewNotification,
  { readAt }: Pick<Notification, 'readAt'> = { readAt: null },
): Promise<void> {
  const own = { ...deps, actor: actorOf(account) }
  const made = { ...told, ...toldInApp, ...(await channelsFor(deps, account, told)), readAt } as Notification
  const stored = await saveNew(deps, account.id, notifications, made, [eventFor(own, 'notification.created', made)])
  await goOn(deps, account, stored, 'mail')
  await goOn(deps, account, stored, 'push')
  if (stored === made) await purgeNotifications(own)
}

/** What is to leave the app, by itself or with others. */
async function goOn(deps: TellDeps, account: Account, stored: Notification, channel: Channel): Promise<void> {
  const until = stored[heldUntil[channel]]
  if (until !== null) return requestDigest(deps, account.id, channel, until)
  if (stored[sentAt[channel]] !== null || !wants(account, stored, channel)) return
  if (channel === 'mail') return requestMail(deps, account.id, stored)
  if (await hasPush(deps, account.id)) await requestPush(deps, account.id, stored)
}
