import { dateOf, dayNumber } from '../../kernel/time/day.ts'
import { isClosed } from '../state.ts'
import { addsUp } from './current-value.ts'
import type { DayValue } from './day-values.ts'
import { exact, textOf } from './exact.ts'
import type { MeasuredGoal } from './measured-goal.ts'
import { dayAfter, stretchesOf } from './pauses.ts'
import { recentValues } from './recent-values.ts'
import type { Standing } from './standing.ts'
import { trendOf } from './trend.ts'

const DAYS_NEEDED = 3
const SPAN_NEEDED = 14
/** What lies further ahead is called never: ten years. */
const MAX_DAYS_AHEAD = 3652
/** Less than what would make another day of a whole number of them. */
const NOTHING = 1e-9

/** When a goal will be reached if it goes on as of late. Rates are decimal text, per seven days. */
export type Projection =
  | { state: 'not-applicable' }
  | { state: 'reached' }
  | { state: 'not-enough-data'; days: number; daysNeeded: number; spanDays: number; spanNeeded: number }
  | { state: 'not-moving'; perWeek: string }
  | { state: 'expected'; on: string; earliest: string; latest: string | null; perWeek: string; errorPerWeek: string }

/** @param days those that count. */
export function projectionOf(goal: MeasuredGoal, days: readonly DayValue[], standing: Standing, today: string): Projection {
  const { current, target, progress } = standing
  if (!isProjected(goal) || !current || !progress) return { state: 'not-applicable' }
  if (progress.gte(1)) return { state: 'reached' }
  const now = dayNumber(today)
  const paused = stretchesOf(goal.pauses, now + 1)
  const { points, measured, spanDays } = recentValues(goal, days, paused, now)
  if (measured < DAYS_NEEDED || spanDays < SPAN_NEEDED)
    return { state: 'not-enough-data', days: measured, daysNeeded: DAYS_NEEDED, spanDays, spanNeeded: SPAN_NEEDED }
  // From here on estimates, reckoned from the current value so that nothing is lost beside large numbers.
  const { slope, error } = trendOf(points.map(({ day, value }) => ({ day, value: value.minus(current).toNumber() })))
  const left = target.minus(current).toNumber()
  const towards = Math.sign(left)
  const dayAt = (rate: number): string | null => {
    const day = rate > 0 ? dayAfter(paused, now, Math.ceil(Math.abs(left) / rate - NOTHING)) : Number.POSITIVE_INFINITY
    return day - now <= MAX_DAYS_AHEAD ? dateOf(day) : null
  }
  const on = dayAt(slope * towards)
  const perWeek = weekly(slope)
  if (on === null) return { state: 'not-moving', perWeek }
  const [earliest, latest] = [dayAt(slope * towards + error) ?? on, dayAt(slope * towards - error)]
  return { state: 'expected', on, earliest, latest, perWeek, errorPerWeek: weekly(error) }
}

const weekly = (perDay: number): string => textOf(exact(perDay * 7))

/** Whether a goal moves to a target by what is measured day by day. */
const isProjected = (goal: MeasuredGoal): boolean =>
  !isClosed(goal.status) &&
  goal.status !== 'draft' &&
  goal.metric.type !== 'habit' &&
  goal.metric.type !== 'binary' &&
  goal.metric.direction !== 'within' &&
  (goal.metric.aggregation === 'last' || addsUp(goal.metric))
