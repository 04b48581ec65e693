import { type DateContext, instantTime, localDateOf, nearDate } from '../../desk/words/day.ts'

/** Whose days and clock it is told by. */
export interface MomentContext extends DateContext {
  timeZone: string
}

/** `Tomorrow, 16:00` of an instant, on the person's clock. */
export function momentWords(instant: string, context: MomentContext): string {
  const { locale, timeZone } = context
  const day = localDateOf(instant, { timeZone, dayStart: 0 })
  return `${nearDate(day, context)}, ${instantTime(instant, locale, timeZone)}`
}
