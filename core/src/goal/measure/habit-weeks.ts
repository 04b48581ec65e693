import { dayNumber, firstOfWeek } from '../../kernel/time/day.ts'
import type { HabitMarks } from './habit-marks.ts'
import { type MeasureContext, type MeasuredGoal, spanOf } from './measured-goal.ts'
import { daysOutside, stretchesOf } from './pauses.ts'

/** A week of a habit that asks for so many days of each. */
export interface HabitWeek {
  yes: number
  /** As many as were asked for, or could be; none of a first week that began too late for all of them. */
  asked: number
  isOver: boolean
}

/** The weeks of such a habit, as the person's week goes; the first and the last may be cut short. */
export function habitWeeks(goal: MeasuredGoal, { first, marks }: HabitMarks, { today, weekStart }: MeasureContext): HabitWeek[] {
  const { last } = spanOf(goal)
  const times = goal.metric.timesPerWeek ?? 7
  const now = goal.status === 'draft' ? Number.NEGATIVE_INFINITY : dayNumber(today)
  const paused = stretchesOf(goal.pauses, Number.POSITIVE_INFINITY)
  const weeks: HabitWeek[] = []
  for (let week = firstOfWeek(first, weekStart); week < first + marks.length; week += 7) {
    const [from, to] = [Math.max(week, first), Math.min(week + 6, last)]
    const isCut = week + 7 - first < times && last > week + 6
    const ofWeek = marks.slice(from - first, to - first + 1)
    const skipped = ofWeek.filter((mark) => mark === 'skip').length
    weeks.push({
      yes: ofWeek.filter((mark) => mark === 'yes').length,
      asked: isCut ? 0 : Math.max(0, Math.min(times, daysOutside(paused, from - 1, to) - skipped)),
      isOver: to < now,
    })
  }
  return weeks
}
