import { type ActorDep, type ClockDep, today } from '../../kernel/index.ts'

/** Whose words are read, and when. The machine's own clock, zone and language never matter. */
export interface DateContext {
  /** The person's date. */
  today: string
  /** The wall clock where they live, `YYYY-MM-DDTHH:mm`. Without it "in 2 hours" is not understood. */
  now?: string | undefined
  timeZone: string
  /** BCP 47; says which of German and English is read first, and how dates in numbers are meant. */
  locale: string
  /** The day their week begins with, 1 for Monday to 7 for Sunday. */
  weekStart: number
}

/** The context of the person asking. */
export function dateContext(deps: ClockDep & ActorDep): DateContext {
  const { timeZone, locale, weekStart } = deps.actor
  const wall = deps.clock.now().toZonedDateTimeISO(timeZone).toPlainDateTime()
  return { today: today(deps), now: wall.toString({ smallestUnit: 'minute' }), timeZone, locale, weekStart }
}
