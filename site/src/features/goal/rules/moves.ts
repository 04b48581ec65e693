import type { Goal, Measures } from '@throughline/core/goal'
import { startOfWeek } from '@throughline/core/kernel/day'
import type { GoalDays } from '@throughline/core/progress'
import type { CheckInChange, OwnNewCheckIn } from './change.ts'

/** Days of a habit that its row shows. */
export const STRIP_DAYS = 14

/** What a day of a habit was. */
export type DayMark = GoalDays['marks'][number]

/** On how many days of the week that runs a habit was done. */
export function doneThisWeek(marks: readonly DayMark[], { today, weekStart }: { today: string; weekStart: number }): number {
  const from = startOfWeek(today, weekStart)
  return marks.filter(({ localDate, mark }) => localDate >= from && mark === 'yes').length
}

/** A check-in that was made here since the server last told how goals go. */
export interface Move {
  change: CheckInChange & { do: 'check-in.create' }
  /** Whether the server has it; what it tells from then on counts it. */
  isSaved: boolean
}

/**
 * How a goal goes after a check-in that the server has not counted yet, where that can be told without the others:
 * the bar moves at once, and the server's word follows. The rest of the measures stay until then.
 */
export function moved(measures: Measures, { metric }: Pick<Goal, 'metric'>, { localDate, value }: OwnNewCheckIn): Measures {
  const current = currentAfter(measures, metric, localDate, value)
  if (current === null) return measures
  const [start, target] = [Number(measures.start), Number(measures.target)]
  const lastOn = measures.lastOn && measures.lastOn > localDate ? measures.lastOn : localDate
  const progress = metric.direction === 'within' || start === target ? measures.progress : (Number(current) - start) / (target - start)
  return { ...measures, current, progress, lastOn, unmeasured: progress === null ? measures.unmeasured : null }
}

type Stepped = Pick<Goal, 'metric' | 'milestones' | 'startDate' | 'endDate'>

/** How many milestones were reached on days that count. */
const reachedOf = ({ startDate, endDate }: Stepped, milestones: Goal['milestones']) =>
  milestones.filter(({ doneOn }) => doneOn !== null && doneOn >= startDate && doneOn <= (endDate ?? doneOn)).length

/** The same after milestones were reached, or opened again, that were otherwise when the server told of them. */
export function stepped(measures: Measures, goal: Stepped, told: Goal['milestones']): Measures {
  const { metric, milestones } = goal
  const more = metric.type === 'milestones' ? reachedOf(goal, milestones) - reachedOf(goal, told) : 0
  if (more === 0 || measures.current === null || milestones.length === 0) return measures
  const current = plainSum(measures.current, more)
  return { ...measures, current, progress: Number(current) / milestones.length }
}

function currentAfter({ start, current, lastOn }: Measures, metric: Goal['metric'], localDate: string, value: string): string | null {
  if (metric.type === 'habit') return null
  const isLatest = !lastOn || lastOn <= localDate
  if (metric.type === 'binary') return isLatest ? String(Number(value === 'yes')) : null
  const sign = metric.direction === 'down' ? -1 : 1
  if (metric.aggregation === 'last' || metric.direction === 'within') return isLatest ? value : null
  const before = current ?? start
  if (metric.aggregation === 'sum') return plainSum(before, sign * Number(value))
  if (metric.aggregation === 'count') return plainSum(before, sign)
  if (metric.aggregation !== 'max') return null
  return current === null || sign * Number(value) > sign * Number(current) ? value : current
}

/** Nine places are all a value may have. */
export const plainSum = (text: string, more: number): string => String(Number((Number(text) + more).toFixed(9)))

/** The days of a habit with what was said of one here; an amount is left to the server. */
export function marked(marks: readonly DayMark[], { localDate, value }: OwnNewCheckIn): readonly DayMark[] {
  if (value !== 'yes' && value !== 'no' && value !== 'skip') return marks
  return marks.map((day) => (day.localDate === localDate && isOpen(day.mark, value) ? { ...day, mark: value } : day))
}

/** A no on a day of rest or in a pause says nothing. */
const isOpen = (mark: DayMark['mark'], value: string) => value === 'yes' || (mark !== 'rest' && mark !== 'paused')
