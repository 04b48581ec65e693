import { type Actor, localeIn } from '../kernel/index.ts'
import type { Account } from './schema.ts'

/** The person of an account, as use cases ask for one. */
export const actorOf = ({ id, timeZone, dayStart, locale, language, weekStart }: Account): Actor => ({
  accountId: id,
  space: id,
  timeZone,
  dayStart,
  locale: language ? localeIn(language, locale) : locale,
  weekStart,
})
