import { dayNumber, weekdayOf } from '../../kernel/time/day.ts'
import type { Metric } from '../metric.ts'
import type { DayValue } from './day-values.ts'
import { exact, isDecimal } from './exact.ts'
import { type MeasureContext, type MeasuredGoal, spanOf } from './measured-goal.ts'
import { stretchesOf } from './pauses.ts'

/** What a day of a habit came to. */
export type Mark = 'yes' | 'no' | 'skip' | 'paused' | 'rest' | 'missed' | 'pending'

/** The marks of all days from `first`, a day number, on. */
export interface HabitMarks {
  first: number
  marks: Mark[]
}

/**
 * The mark of each day from the start of a habit up to today, or to its last day where that was before. A record of a
 * later day counts too: who flies west has one of tomorrow.
 */
export function habitMarks(goal: MeasuredGoal, days: readonly DayValue[], { today }: Pick<MeasureContext, 'today'>): HabitMarks {
  const { first, last } = spanOf(goal)
  const now = dayNumber(today)
  const latest = days.at(-1)
  const until = Math.min(last, latest ? Math.max(now, dayNumber(latest.localDate)) : now)
  const values = new Map(days.map(({ localDate, value }) => [dayNumber(localDate), value]))
  const paused = stretchesOf(goal.pauses, Number.POSITIVE_INFINITY)
  const { timesPerWeek } = goal.metric
  const found: HabitMarks = { first, marks: [] }
  // Pauses and days both go forward, so that each is looked at once, however old the habit is.
  let at = 0
  for (let day = first; day <= until; day++) {
    while ((paused[at]?.until ?? Number.POSITIVE_INFINITY) <= day) at++
    const isPaused = (paused[at]?.from ?? Number.POSITIVE_INFINITY) <= day
    const isMeant = !isPaused && isNamed(goal.metric, day)
    const said = saidOf(values.get(day), goal.metric, day >= now)
    found.marks.push(markOf(said, { isPaused, isMeant, isAny: timesPerWeek !== null || goal.status === 'draft', isOver: day < now }))
  }
  return found
}

/** Whether a habit is meant for the weekday of a day; one that names none is for all of them. */
const isNamed = ({ weekdays }: Pick<Metric, 'weekdays'>, day: number): boolean => weekdays === null || weekdays.includes(weekdayOf(day))

/** Which days of any year a habit rests on, paused or not; `null` where it names no weekdays to rest on. */
export function restDays(metric: Pick<Metric, 'weekdays' | 'timesPerWeek'>): ((date: string) => boolean) | null {
  if (metric.timesPerWeek !== null || metric.weekdays === null || metric.weekdays.length === 7) return null
  return (date) => !isNamed(metric, dayNumber(date))
}

interface Circumstances {
  isPaused: boolean
  isMeant: boolean
  /** Whether nothing is asked of this very day. */
  isAny: boolean
  isOver: boolean
}

function markOf(said: 'yes' | 'no' | 'skip' | null, { isPaused, isMeant, isAny, isOver }: Circumstances): Mark {
  if (said === 'yes' || said === 'skip') return said
  if (isPaused) return 'paused'
  if (!isMeant) return 'rest'
  if (said === 'no') return 'no'
  if (!isOver) return 'pending'
  return isAny ? 'rest' : 'missed'
}

/** What a day says by itself; a count that is not reached yet says nothing before the day is over. */
function saidOf(value: string | undefined, { dailyTarget, direction }: Metric, isRunning: boolean): 'yes' | 'no' | 'skip' | null {
  if (value === undefined) return null
  if (!isDecimal(value)) return value as 'yes' | 'no' | 'skip'
  const [amount, asked] = [exact(value), exact(dailyTarget ?? '1')]
  if (direction === 'down') return amount.lte(asked) ? 'yes' : 'no'
  return amount.gte(asked) ? 'yes' : isRunning ? null : 'no'
}
