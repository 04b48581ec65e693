import { addDays } from '@throughline/core/kernel/day'
import type { GoalDays } from '@throughline/core/progress'

export type Mark = GoalDays['marks'][number]['mark']

/** A day of the year in pixels. */
export interface Pixel {
  localDate: string
  /** `null` before the goal began and after today. */
  mark: Mark | null
}

export interface Year {
  year: number
  days: Pixel[]
  /** How many days of its week come before the first of January, as the person's week goes. */
  offset: number
  /** How many weeks it touches. */
  weeks: number
}

/** Whole years in which there is a mark, newest first. */
export const yearsOf = (marks: GoalDays['marks'], today: string): number[] => {
  const first = Number((marks[0]?.localDate ?? today).slice(0, 4))
  const last = Math.max(first, Number(today.slice(0, 4)))
  return Array.from({ length: last - first + 1 }, (_, i) => last - i)
}

/** The days of a year with their marks. @param weekStart 1 for Monday to 7 for Sunday. */
export function yearOf(year: number, marks: GoalDays['marks'], weekStart: number): Year {
  const known = new Map(marks.map(({ localDate, mark }) => [localDate, mark]))
  const first = `${year}-01-01`
  const days: Pixel[] = []
  for (let localDate = first; Number(localDate.slice(0, 4)) === year; localDate = addDays(localDate, 1))
    days.push({ localDate, mark: known.get(localDate) ?? null })
  const weekday = ((new Date(`${first}T00:00Z`).getUTCDay() + 6) % 7) + 1
  const offset = (weekday - weekStart + 7) % 7
  return { year, days, offset, weeks: Math.ceil((days.length + offset) / 7) }
}

/** Where a key leads from a day, in days; `null` for another key. Weeks stand side by side, or below one another where it is narrow. */
export function stepOf(key: string, isNarrow: boolean): number | null {
  const week = 7
  if (key === 'ArrowRight') return isNarrow ? 1 : week
  if (key === 'ArrowLeft') return isNarrow ? -1 : -week
  if (key === 'ArrowDown') return isNarrow ? week : 1
  if (key === 'ArrowUp') return isNarrow ? -week : -1
  return null
}
