import { dayNumber } from '../../kernel/time/day.ts'
import { addsUp, totalAfter } from './current-value.ts'
import type { DayValue } from './day-values.ts'
import { type Exact, exact, sumOf } from './exact.ts'
import type { MeasuredGoal } from './measured-goal.ts'
import { daysOutside, isWithin, type Stretch } from './pauses.ts'

/** How far back a projection looks, in days that were not paused. */
export const WINDOW_DAYS = 42

export interface RecentValues {
  /** `day` counts the days that were not paused. */
  points: { day: number; value: Exact }[]
  /** On how many of the days something was measured, and how many there are from the first to the last of those. */
  measured: number
  spanDays: number
}

/**
 * How the current value came about on the last 42 days that were not paused. One that adds up has a value on each day,
 * as a day without a check-in adds nothing; but for today, which is not over. What is dated later than tomorrow waits.
 * @param days those that count, also the many before.
 */
export function recentValues(goal: MeasuredGoal, days: readonly DayValue[], paused: readonly Stretch[], now: number): RecentValues {
  const first = dayNumber(goal.startDate)
  const place = (day: number) => daysOutside(paused, first - 1, day)
  const since = firstOfWindow(place, first, now)
  const isRecent = (day: number) => day >= since && day <= now + 1 && !isWithin(paused, day)
  const dated = days.map(({ localDate, value }) => ({ day: dayNumber(localDate), value }))
  const recent = dated.filter(({ day }) => isRecent(day))
  const spanDays = recent.length > 0 ? place(recent.at(-1)?.day ?? 0) - place(recent[0]?.day ?? 0) : 0
  const path = addsUp(goal.metric)
    ? runningTotals(goal, dated, since, Math.max(now - 1, recent.at(-1)?.day ?? 0)).filter(({ day }) => isRecent(day))
    : recent.map(({ day, value }) => ({ day, value: exact(value) }))
  return { points: path.map(({ day, value }) => ({ day: place(day), value })), measured: recent.length, spanDays }
}

/** By halves, as a goal may be a century old: `place` never falls from one day to the next. */
function firstOfWindow(place: (day: number) => number, first: number, now: number): number {
  const before = place(now) - WINDOW_DAYS
  let [low, high] = [first, Math.max(first, now)]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (place(middle) > before) high = middle
    else low = middle + 1
  }
  return low
}

/** Day by day from the first of the window on; what came before it is one sum. */
function runningTotals({ metric }: MeasuredGoal, dated: readonly { day: number; value: string }[], since: number, until: number) {
  const values = new Map(dated.map(({ day, value }) => [day, value]))
  const totals: { day: number; value: Exact }[] = []
  let sum = sumOf(dated.filter(({ day }) => day < since).map(({ value }) => exact(value)))
  for (let day = since; day <= until; day++) {
    sum = sum.plus(values.get(day) ?? 0)
    totals.push({ day, value: totalAfter(metric, sum) })
  }
  return totals
}
