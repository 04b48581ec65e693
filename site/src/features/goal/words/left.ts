import { daysBetween } from '@throughline/core/kernel/day'
import { goal as words } from '../../../messages/goal.ts'
import type { DateContext } from '../../desk/words/day.ts'
import { dayAndMonth } from './line.ts'

/** Past these, the next larger measure tells more. */
const [MOST_DAYS, MOST_WEEKS, DAYS_IN_MONTH] = [13, 20, 30.44]

/** How long it is to a day: `5 weeks left, to 18 December`. */
export function leftWords(today: string, to: string, context: DateContext): string {
  const days = daysBetween(today, to)
  const day = dayAndMonth(to, context)
  if (days <= MOST_DAYS) return words.left.days(days, day)
  const weeks = Math.floor(days / 7)
  return weeks <= MOST_WEEKS ? words.left.weeks(weeks, day) : words.left.months(Math.round(days / DAYS_IN_MONTH), day)
}
