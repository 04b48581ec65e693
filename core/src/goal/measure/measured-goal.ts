import { dayNumber } from '../../kernel/time/day.ts'
import type { Goal } from '../schema.ts'

/** What of a goal is measured by. */
export type MeasuredGoal = Pick<
  Goal,
  'metric' | 'milestones' | 'startDate' | 'endDate' | 'status' | 'pauses' | 'closing' | 'statedPace' | 'checkInEvery'
>

export interface MeasureContext {
  /** The person's date. */
  today: string
  /** 1 for Monday to 7 for Sunday. */
  weekStart: number
}

/** The last plain date that counts, if there is one: a goal that was closed early ends on that day. */
const lastDateOf = ({ endDate, closing }: MeasuredGoal): string | null =>
  closing && (!endDate || closing.localDate < endDate) ? closing.localDate : endDate

/** Whether a plain date counts. */
export function counts(goal: MeasuredGoal, localDate: string): boolean {
  const last = lastDateOf(goal)
  return goal.startDate <= localDate && (last === null || localDate <= last)
}

/** The first and the last day number that count. */
export function spanOf(goal: MeasuredGoal): { first: number; last: number } {
  const last = lastDateOf(goal)
  return { first: dayNumber(goal.startDate), last: last === null ? Number.POSITIVE_INFINITY : dayNumber(last) }
}

/** The goal as it was at the end of a day, as far as it tells: what is dated later has not happened. */
export function goalAsOf<G extends MeasuredGoal>(goal: G, date: string): G {
  const isOpen = goal.closing !== null && goal.closing.localDate > date
  return {
    ...goal,
    ...(isOpen && { status: 'active' as const, closing: null }),
    milestones: goal.milestones.map((one) => (one.doneOn && one.doneOn > date ? { ...one, doneOn: null } : one)),
  }
}
