import type { HabitMarks } from './habit-marks.ts'
import type { HabitWeek } from './habit-weeks.ts'

/** How long a habit has been kept up without a break, and how long it ever was. */
export interface Streak {
  current: number
  longest: number
  unit: 'days' | 'weeks'
}

/** Days of yes; only a `no` or a `missed` breaks them. */
export const streakOfDays = ({ marks }: HabitMarks): Streak => ({
  ...runs(marks.map((mark) => (mark === 'yes' ? 'on' : mark === 'no' || mark === 'missed' ? 'off' : 'neutral'))),
  unit: 'days',
})

/** Weeks that were kept. One that asked for nothing is neutral, and so is the running one until it is kept. */
export const streakOfWeeks = (weeks: readonly HabitWeek[]): Streak => ({
  ...runs(weeks.map(({ yes, asked, isOver }) => (asked === 0 ? 'neutral' : yes >= asked ? 'on' : isOver ? 'off' : 'neutral'))),
  unit: 'weeks',
})

function runs(states: readonly ('on' | 'off' | 'neutral')[]): { current: number; longest: number } {
  let [current, longest] = [0, 0]
  for (const state of states) {
    if (state === 'on') longest = Math.max(longest, ++current)
    if (state === 'off') current = 0
  }
  return { current, longest }
}
