import { addsUp, totalAfter } from './current-value.ts'
import { dayNumber } from './day-number.ts'
import type { DayValue } from './day-values.ts'
import { type Exact, exact, ZERO } from './exact.ts'
import type { MeasuredGoal } from './measured-goal.ts'
import { daysOutside, isWithin, type Stretch } from './pauses.ts'

/** How far back a projection looks, in days that were not paused. */
const WINDOW_DAYS = 42

export interface RecentValues {
  /** `day` counts the days that were not paused. */
  points: { day: number; value: Exact }[]
  /** On how many of the days something was measured, and how many there are from the first to the last of those. */
  measured: number
  spanDays: number
}

/**
 * How the current value came about on the last 42 days that were not paused. One that adds up has a value on each day,
 * as a day without a check-in adds nothing; but for today, which is not over.
 * @param days those that count, also the many before.
 */
export function recentValues(goal: MeasuredGoal, days: readonly DayValue[], paused: readonly Stretch[], now: number): RecentValues {
  const first = dayNumber(goal.startDate)
  const place = (day: number) => daysOutside(paused, first - 1, day)
  const since = place(now) - WINDOW_DAYS
  const isRecent = (day: number) => !isWithin(paused, day) && place(day) > since
  const dated = days.map(({ localDate, value }) => ({ day: dayNumber(localDate), value }))
  const recent = dated.filter(({ day }) => isRecent(day))
  const spanDays = recent.length > 0 ? place(recent.at(-1)?.day ?? 0) - place(recent[0]?.day ?? 0) : 0
  const path = addsUp(goal.metric)
    ? runningTotals(goal, dated, { now, isRecent })
    : recent.map(({ day, value }) => ({ day, value: exact(value) }))
  return { points: path.map(({ day, value }) => ({ day: place(day), value })), measured: recent.length, spanDays }
}

function runningTotals(
  { metric, startDate }: MeasuredGoal,
  dated: readonly { day: number; value: string }[],
  { now, isRecent }: { now: number; isRecent: (day: number) => boolean },
) {
  const values = new Map(dated.map(({ day, value }) => [day, value]))
  const until = Math.max(now - 1, dated.at(-1)?.day ?? 0)
  const totals: { day: number; value: Exact }[] = []
  let sum = ZERO
  for (let day = dayNumber(startDate); day <= until; day++) {
    const value = values.get(day)
    if (value !== undefined) sum = sum.plus(value)
    if (isRecent(day)) totals.push({ day, value: totalAfter(metric, sum) })
  }
  return totals
}
