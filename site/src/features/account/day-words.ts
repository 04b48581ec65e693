import type { Account } from '@throughline/core/account'
import { type DateContext, localDateOf, nearDateWithin } from '../task/words/day.ts'

/** How the person whose page it is writes a moment, to the day: `today`, `yesterday`, `Mon 9 Nov`. */
export function dayWordsFor(account: Account): (instant: string) => string {
  const context: DateContext = { locale: account.locale, today: localDateOf(Temporal.Now.instant().toString(), account) }
  return (instant) => nearDateWithin(localDateOf(instant, account), context)
}
