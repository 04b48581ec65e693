import type { Actor } from '../kernel/index.ts'
import { ownLocale } from './own-locale.ts'
import type { Account } from './schema.ts'

/** The person of an account, as use cases ask for one. */
export const actorOf = ({ id, timeZone, dayStart, weekStart, ...account }: Account): Actor => ({
  accountId: id,
  space: id,
  timeZone,
  dayStart,
  locale: ownLocale(account),
  weekStart,
  timedReminder: account.notifications.timedReminder,
})
