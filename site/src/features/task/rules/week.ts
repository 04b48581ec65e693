import { addDays } from '@throughline/core/kernel/day'

/** The Monday after a plain date, which is what next week begins with. */
export function nextMonday(date: string): string {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay()
  return addDays(date, weekday === 0 ? 1 : 8 - weekday)
}
