export { dateOf, dayNumber } from '../../kernel/time/day.ts'

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1

/** The first day of the week that a day lies in. */
export const firstOfWeek = (day: number, weekStart: number): number => day - ((weekdayOf(day) - weekStart + 7) % 7)
