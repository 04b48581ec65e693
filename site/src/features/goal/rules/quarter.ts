import { addDays, daysBetween } from '@throughline/core/kernel/day'
import { isPursued } from './groups.ts'
import type { GoalOutline } from './outline.ts'
import { periodOf, quarterOf } from './periods.ts'

/** A quarter is spoken of this many days before it ends. */
const DAYS_BEFORE = 10

/** A quarter whose goals are to be closed. */
export interface Turn<G extends GoalOutline> {
  /** Days until it ends; negative when it is over. */
  days: number
  quarter: ReturnType<typeof quarterOf>
  goals: readonly G[]
  /** The quarter after it, or the one that runs: where goals are carried over to. */
  next: { from: string; to: string; quarter: ReturnType<typeof quarterOf> }
}

/** The goals of a quarter that is over, or ends within ten days, and are still open; `null` when there is nothing to close. */
export function turnOf<G extends GoalOutline>(goals: readonly G[], today: string): Turn<G> | null {
  const now = periodOf('quarter', today, 1)
  if (!now) return null
  const open = goals.filter((goal) => goal.horizon === 'quarter' && isPursued(goal) && goal.status !== 'draft' && goal.endDate !== null)
  const over = open.filter(({ endDate }) => (endDate as string) < now.from)
  const left = daysBetween(today, now.to)
  const ending = left <= DAYS_BEFORE ? open.filter(({ endDate }) => (endDate as string) <= now.to) : []
  if (over.length > 0) return turn(over, addDays(now.from, -1), today, now)
  const next = periodOf('quarter', addDays(now.to, 1), 1)
  return ending.length > 0 && next ? turn(ending, now.to, today, next) : null
}

const turn = <G extends GoalOutline>(
  goals: readonly G[],
  last: string,
  today: string,
  { from, to }: { from: string; to: string },
): Turn<G> => ({
  days: daysBetween(today, last),
  quarter: quarterOf(last),
  goals,
  next: { from, to, quarter: quarterOf(from) },
})
