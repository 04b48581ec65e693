import { type Account, actorOf } from '../account/index.ts'
import { type ClockDep, eventFor, type IdsDep, type QueueDep, type StoreDep, saveNew } from '../kernel/index.ts'
import { requestMail, wantsMail } from './notification-mail.ts'
import { purgeNotifications } from './purge-notifications.ts'
import { type Notification, notifications } from './schema.ts'

/** What telling asks for. */
export type TellDeps = StoreDep & QueueDep & ClockDep & IdsDep

/** How a job ended; what it waits for may still come. */
export type Outcome = 'done' | 'waiting'

/**
 * Tells a person something, by mail as well where they want that. The save decides; what follows from it is asked for by
 * whoever comes by, until it is done.
 */
export async function tell(deps: TellDeps, account: Account, made: Notification): Promise<void> {
  const own = { ...deps, actor: actorOf(account) }
  const stored = await saveNew(deps, account.id, notifications, made, [eventFor(own, 'notification.created', made)])
  if (wantsMail(account, stored) && !stored.mailedAt) await requestMail(deps, account.id, stored)
  if (stored === made) await purgeNotifications(own)
}
