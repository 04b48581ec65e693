import type { Goal } from '../schema.ts'
import { dayNumber } from './day-number.ts'

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

/** The first and the last day number that count: a goal that was closed early ends on that day. */
export function spanOf({ startDate, endDate, closing }: MeasuredGoal): { first: number; last: number } {
  const ends = [endDate, closing?.localDate].flatMap((date) => (date ? dayNumber(date) : []))
  return { first: dayNumber(startDate), last: Math.min(...ends, Number.POSITIVE_INFINITY) }
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
