import type { Task } from '@throughline/core/task'

/** “12 %”, “€40k”, “3x”, “1.200 €”. */
const measured = /[€£$]\s?\d|\d\s?(?:[%‰×€£$]|x(?!\p{L})|k\p{Sc}|percent|prozent)/iu

/** From one number to another, whatever of. */
const changed = /\d\s?(?:to|auf|→|->)\s?\d/i

/** Numbers of these are what something costs, how many of it there are, or when it is. */
const errand =
  /(?<!\p{L})(?:pay|buy|order|transfer|book|move|shift|postpone|reschedule|(?:be)?zahle?n?|überweisen?|kaufe?n?|bestellen?|buchen?|verschieben?|verlegen?)(?!\p{L})/iu

/** From here on the work itself was something, in minutes. */
const MUCH = 120

type Kept = Pick<Task, 'title' | 'priority' | 'goalId' | 'durationMinutes'>

/** Whether a task that was done says by itself that it may be worth keeping as a win. */
export const isWorthKeeping = ({ title, priority, goalId, durationMinutes }: Kept): boolean =>
  goalId !== null ||
  ['high', 'urgent'].includes(priority) ||
  (durationMinutes ?? 0) >= MUCH ||
  (!errand.test(title) && [changed, measured].some((pattern) => pattern.test(title)))
