import type { DayValue } from './day-values.ts'
import { type HabitMarks, habitMarks } from './habit-marks.ts'
import { type HabitWeek, habitWeeks } from './habit-weeks.ts'
import type { MeasureContext, MeasuredGoal } from './measured-goal.ts'
import { type Streak, streakOfDays, streakOfWeeks } from './streaks.ts'

/** Of the days asked for so far, and those done besides, how many were a yes. */
export interface HabitTally {
  kept: number
  asked: number
}

export interface HabitMeasure extends HabitTally {
  streak: Streak
}

/** How a habit goes. */
export function habitOf(goal: MeasuredGoal, days: readonly DayValue[], context: MeasureContext): HabitMeasure {
  const marks = habitMarks(goal, days, context)
  if (goal.metric.timesPerWeek === null) return { ...tallyOfDays(marks), streak: streakOfDays(marks) }
  const weeks = habitWeeks(goal, marks, context)
  return { ...tallyOfWeeks(weeks), streak: streakOfWeeks(weeks) }
}

/** A yes on a day of rest or in a pause counts, as it does in a streak: whoever did it sees it wherever days are counted. */
function tallyOfDays({ marks }: HabitMarks): HabitTally {
  const tally = { kept: 0, asked: 0 }
  for (const mark of marks) {
    if (mark !== 'yes' && mark !== 'no' && mark !== 'missed') continue
    tally.asked++
    if (mark === 'yes') tally.kept++
  }
  return tally
}

/** The running week asks for no more than it has; before one was over or kept, nothing can be told of any. */
function tallyOfWeeks(weeks: readonly HabitWeek[]): HabitTally {
  const tally = { kept: 0, asked: 0 }
  if (!weeks.some(({ yes, asked, isOver }) => asked > 0 && (isOver || yes >= asked))) return tally
  for (const { yes, asked, isOver } of weeks) {
    tally.kept += Math.min(yes, asked)
    tally.asked += isOver ? asked : Math.min(yes, asked)
  }
  return tally
}
