export { dayNumber } from '../../kernel/time/day.ts'

const MILLISECONDS = 86_400_000

/** The plain date of a day number. */
export const dateOf = (day: number): string => new Date(day * MILLISECONDS).toISOString().slice(0, 10)

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1

/** The first day of the week that a day lies in. */
export const firstOfWeek = (day: number, weekStart: number): number => day - ((weekdayOf(day) - weekStart + 7) % 7)
