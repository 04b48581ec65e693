import { addDays, daysBetween, startOfWeek } from '@throughline/core/kernel/day'

export interface Year {
  year: number
  /** All its days, `YYYY-MM-DD`. */
  days: string[]
  /** How many days of its week come before the first of January, as the person's week goes. */
  offset: number
  /** How many weeks it touches. */
  weeks: number
}

/** The days of a year, by weeks. @param weekStart 1 for Monday to 7 for Sunday. */
export function yearOf(year: number, weekStart: number): Year {
  const first = `${year}-01-01`
  const days: string[] = []
  for (let date = first; Number(date.slice(0, 4)) === year; date = addDays(date, 1)) days.push(date)
  const offset = daysBetween(startOfWeek(first, weekStart), first)
  return { year, days, offset, weeks: Math.ceil((days.length + offset) / 7) }
}

/** Years from the first day to the last, newest first. */
export const yearsBetween = (first: string, last: string): number[] => {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  return Array.from({ length: Math.max(from, to) - from + 1 }, (_, i) => Math.max(from, to) - i)
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
