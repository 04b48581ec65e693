import type { DayValue } from './day-values.ts'
import { type Exact, ratioOf, textOf } from './exact.ts'
import { type HabitMeasure, habitOf } from './habit.ts'
import { idealPart, valueAt } from './ideal-line.ts'
import { counts, type MeasureContext, type MeasuredGoal } from './measured-goal.ts'
import { milestoneDays } from './milestone-days.ts'
import { neededPerWeek } from './needed.ts'
import { nextCheckIn } from './next-check-in.ts'
import { type PaceMeasure, paceOf } from './pace.ts'
import { type Projection, projectionOf } from './projection.ts'
import { type Part, partsOf, type RollUp, rollUp } from './roll-up.ts'
import { type Standing, standingOf, type Unmeasured } from './standing.ts'

/** All that is told of a goal as of a day. Values are decimal text, ratios numbers. */
export interface Measures extends PaceMeasure {
  /**
   * Whether all that keeps a habit from its pace is one miss. By the rule it may be at risk by that, as two days out of three
   * are two thirds; a single day says nothing yet of how it goes, so nobody is alarmed by it.
   */
  isFirstMiss: boolean
  /** The plain date it is told as of. */
  on: string
  start: string
  target: string
  current: string | null
  /** Never clamped: 1 is reached. `null` with the reason in `unmeasured`. */
  progress: number | null
  unmeasured: Unmeasured | null
  /** What the ideal line asks for by now. */
  ideal: string | null
  neededPerWeek: string | null
  projection: Projection
  /** On how many days something counted, and the last of them. */
  days: number
  lastOn: string | null
  nextCheckIn: string | null
  /** Of a habit. */
  habit: HabitMeasure | null
  /** Of a goal that has others below it. */
  rollUp: RollUp | null
}

/**
 * Measures a goal as of a day, by itself.
 * @param days what each day came to, oldest first.
 */
export const measure = (goal: MeasuredGoal, days: readonly DayValue[], context: MeasureContext): Measures =>
  measureWith(goal, days, context, []).measures

/** The same where the goals below are known by what they made together when they were last measured. */
export const measureAbove = (goal: MeasuredGoal, days: readonly DayValue[], context: MeasureContext, below: RollUp | null): Measures =>
  measureWith(goal, days, context, below ? partsOf(below) : []).measures

export interface Measured {
  measures: Measures
  /** Not rounded to a JSON number, for the goal above. */
  progress: Exact | null
}

export type MeasureOne<G extends MeasuredGoal = MeasuredGoal> = (
  goal: G,
  days: readonly DayValue[],
  context: MeasureContext,
  below: readonly Part[],
) => Measured

/** The same together with the goals directly below it. */
export function measureWith(goal: MeasuredGoal, days: readonly DayValue[], context: MeasureContext, below: readonly Part[]): Measured {
  const { today } = context
  const counted = daysThatCount(goal, days)
  const habit = goal.metric.type === 'habit' ? habitOf(goal, counted, context) : null
  const rolled = below.length > 0 ? rollUp(below) : null
  const own = standingOf(goal, counted, habit)
  const isRolled = goal.metric.type === 'binary' && !own.progress?.eq(1) && !!rolled?.progress
  const standing = isRolled ? { ...own, current: rolled.progress, progress: rolled.progress } : own
  const lastOn = counted.at(-1)?.localDate ?? null
  const pace = paceOf(goal, standing.progress, today, goal.metric.type === 'binary' && !isRolled)
  return {
    progress: standing.progress,
    measures: {
      on: today,
      ...answered(standing),
      ...pace,
      isFirstMiss: isFirstMiss(pace, habit),
      ideal: idealOn(goal, standing, today),
      neededPerWeek: neededPerWeek(goal, standing, today),
      projection: projectionOf(goal, counted, standing, today),
      days: counted.length,
      lastOn,
      nextCheckIn: nextCheckIn(goal, lastOn),
      habit,
      rollUp: rolled?.rollUp ?? null,
    },
  }
}

const isFirstMiss = ({ pace, statedPace }: PaceMeasure, habit: HabitMeasure | null): boolean =>
  habit !== null && statedPace === null && pace !== null && pace !== 'on-track' && habit.asked - habit.kept === 1

/** What lies between the first and the last day of a goal; of milestones, how many were reached on each day. */
function daysThatCount(goal: MeasuredGoal, days: readonly DayValue[]): readonly DayValue[] {
  const all = goal.metric.type === 'milestones' ? milestoneDays(goal.milestones) : days
  return all.filter(({ localDate }) => counts(goal, localDate))
}

const answered = ({ start, target, current, progress, unmeasured }: Standing) => ({
  start: textOf(start),
  target: textOf(target),
  current: current && textOf(current),
  progress: progress && ratioOf(progress),
  unmeasured,
})

function idealOn(goal: MeasuredGoal, standing: Standing, today: string): string | null {
  const part = today < goal.startDate ? null : idealPart(goal, today)
  return part && textOf(valueAt(part, standing))
}
