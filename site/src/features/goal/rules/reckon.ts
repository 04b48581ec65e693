import type { CheckIn, Goal } from '@throughline/core/goal'
import {
  type DayValue,
  dateOf,
  dayValues,
  habitMarks,
  idealLine,
  type MeasureContext,
  measureAbove,
  milestoneDays,
  seriesOf,
} from '@throughline/core/goal/measure'
import { addDays } from '@throughline/core/kernel/day'
import type { GoalTold } from '../state/read-goal.ts'

type Told = Pick<GoalTold, 'goal' | 'measures' | 'days' | 'checkIns'>

/** How a goal goes by now. */
export interface Reckoned extends Pick<Told, 'measures' | 'days'> {
  /** Whether that counts all that was changed here; otherwise it is as the server last told it. */
  isCertain: boolean
}

/** The server tells no more days than those of ten years. */
const TOLD_DAYS = 3650

/**
 * How a goal goes with what was changed here since the server last told it: reckoned as the server does wherever the
 * browser has all that takes.
 * @param goal as it is by now
 * @param checkIns those that were told, and those made here, as they are by now, without what was deleted
 */
export function reckoned(told: Told, goal: Goal, checkIns: readonly CheckIn[], { weekStart }: Pick<MeasureContext, 'weekStart'>): Reckoned {
  const { measures, days } = told
  const changed = changedDays(told.checkIns.items, checkIns)
  if (changed.size === 0 && measuredBy(goal) === measuredBy(told.goal)) return { measures, days, isCertain: true }
  const values = valuesOf(told, goal, checkIns, changed)
  if (!values) return { measures, days, isCertain: false }
  const context = { today: measures.on, weekStart }
  return {
    measures: measureAbove(goal, values, context, measures.rollUp),
    days: { days: seriesOf(goal, values), marks: marksOf(goal, values, context), ideal: idealLine(goal) },
    isCertain: true,
  }
}

/** What a goal is measured by, as one text. */
const measuredBy = (goal: Goal): string =>
  JSON.stringify([
    ...[goal.metric, goal.milestones, goal.startDate, goal.endDate, goal.status],
    ...[goal.pauses, goal.closing?.localDate, goal.statedPace, goal.checkInEvery],
  ])

/** Days on which a check-in came, went or says another value. */
function changedDays(before: readonly CheckIn[], after: readonly CheckIn[]): ReadonlySet<string> {
  const left = new Map(before.map((checkIn) => [checkIn.id, checkIn]))
  const days = new Set<string>()
  for (const { id, localDate, value } of after) {
    const was = left.get(id)
    left.delete(id)
    if (was?.localDate === localDate && was.value === value) continue
    days.add(localDate)
    if (was) days.add(was.localDate)
  }
  for (const { localDate } of left.values()) days.add(localDate)
  return days
}

/** What each day came to, oldest first; `null` where that takes check-ins, tasks or time that are not here. */
function valuesOf(told: Told, goal: Goal, checkIns: readonly CheckIn[], changed: ReadonlySet<string>): DayValue[] | null {
  const { metric } = goal
  if (metric.type === 'milestones') return milestoneDays(goal.milestones)
  if (metric.source !== told.goal.metric.source) return null
  const isWhole = metric.source === 'manual' && told.checkIns.nextCursor === null
  if (isWhole) return dayValues(checkIns, metric)
  const { on } = told.measures
  if (goal.startDate < addDays(on, -TOLD_DAYS) || makesDays(metric) !== makesDays(told.goal.metric)) return null
  const values = new Map(told.days.days.map(({ localDate, value }) => [localDate, value]))
  const oldest = told.checkIns.items.at(-1)?.localDate ?? on
  for (const day of changed) {
    // Of the oldest day that is here, some may not be.
    if (day <= oldest && values.has(day)) return null
    const [own] = dayValues(
      checkIns.filter(({ localDate }) => localDate === day),
      metric,
    )
    if (own) values.set(day, own.value)
    else values.delete(day)
  }
  return [...values].map(([localDate, value]) => ({ localDate, value })).sort((a, b) => (a.localDate < b.localDate ? -1 : 1))
}

/** What decides what the check-ins of a day make together. */
const makesDays = ({ type, aggregation, direction, dailyTarget }: Goal['metric']): string =>
  [type, aggregation, direction, dailyTarget === null].join()

function marksOf(goal: Goal, values: readonly DayValue[], context: MeasureContext): Told['days']['marks'] {
  if (goal.metric.type !== 'habit') return []
  const { first, marks } = habitMarks(goal, values, context)
  return marks.map((mark, i) => ({ localDate: dateOf(first + i), mark }))
}
