import { addDays } from '../../kernel/time/day.ts'
import type { MeasuredGoal } from './measured-goal.ts'

const spans = { day: { days: 1 }, week: { days: 7 }, month: { months: 1 }, quarter: { months: 3 } } as const

/**
 * The day the next check-in is meant for, which may be past: one span after the last one, or after the eve of the start.
 * A day in a pause moves to its end, one after the last day to that. `null` where none is meant, or the last is made.
 */
export function nextCheckIn(goal: MeasuredGoal, lastOn: string | null): string | null {
  const { checkInEvery, status, endDate, pauses, startDate } = goal
  if (!checkInEvery || status !== 'active' || (endDate && lastOn && lastOn >= endDate)) return null
  const due = Temporal.PlainDate.from(lastOn ?? addDays(startDate, -1))
    .add(spans[checkInEvery])
    .toString()
  const pause = pauses.find(({ from, until }) => from <= due && (until === null || due < until))
  if (pause && pause.until === null) return null
  const day = pause?.until ?? due
  return endDate && day > endDate ? endDate : day
}
