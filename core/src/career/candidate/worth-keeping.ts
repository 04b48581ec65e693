/**
 * What a task says by itself of being worth keeping as a win: asked in the moment it is done, and when candidates are drawn, which
 * look at its notes, steps and time besides. Free of zod, so that a browser may import it by itself as
 * `@throughline/core/career/worth-keeping`.
 */
import type { Task } from '../../task/index.ts'

/** “12 %”, “€40k”, “3x”, “1.200 €”. */
const measured = /\S*(?:[€£$]\s?\d|\d\s?(?:[%‰×€£$]|x(?!\p{L})|k\p{Sc}|percent|prozent))\S*/iu

/** From one number to another, whatever of. */
const changed = /\S*\d\s?(?:to|auf|→|->)\s?\d\S*/i

/** Where an English title begins with such a verb, or a German one has it anywhere. */
const errand =
  /(?:^(?:pay|buy|order|transfer|book|move|shift|postpone|reschedule)|(?<!\p{L})(?:(?:be)?zahle?n?|überweisen?|kaufe?n?|bestellen?|buchen?|verschieben?|verlegen?))(?!\p{L})/iu

/** From here on the work itself was something, in minutes. */
export const MUCH_WORK = 120

/** Whether numbers of a title are what something costs, how many of it there are, or when it is: no win is of these. */
export const isErrand = (title: string): boolean => errand.test(title)

/** The stretch of a title that tells what came of it: “€40k”, “71 to 40”; `null` where none does. */
export const measureIn = (title: string): string | null =>
  isErrand(title) ? null : ((changed.exec(title) ?? measured.exec(title))?.[0] ?? null)

type Kept = Pick<Task, 'title' | 'priority' | 'goalId' | 'durationMinutes'>

/** Whether a task that was done says by itself that it may be worth keeping as a win. */
export const isWorthKeeping = ({ title, priority, goalId, durationMinutes }: Kept): boolean =>
  goalId !== null || ['high', 'urgent'].includes(priority) || (durationMinutes ?? 0) >= MUCH_WORK || measureIn(title) !== null
