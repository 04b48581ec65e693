import type { Account } from '@throughline/core/account'
import { type DateContext, instantTime, localDateOf, nearDateWithin } from '../desk/words/day.ts'

const contextOf = (account: Account): DateContext => ({
  locale: account.locale,
  today: localDateOf(Temporal.Now.instant().toString(), account),
})

const isDay = (moment: string) => moment.length === 'YYYY-MM-DD'.length

/** How the person whose page it is writes a moment or a day, to the day: `today`, `yesterday`, `Mon 9 Nov`. */
export function dayWordsFor(account: Account): (moment: string) => string {
  const context = contextOf(account)
  return (moment) => nearDateWithin(isDay(moment) ? moment : localDateOf(moment, account), context)
}

/** The same with the time of day: `today, 09:14`. */
export function timeWordsFor(account: Account): (instant: string) => string {
  const day = dayWordsFor(account)
  return (instant) => `${day(instant)}, ${instantTime(instant, account.locale, account.timeZone)}`
}
