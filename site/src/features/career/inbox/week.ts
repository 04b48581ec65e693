import { addDays } from '@throughline/core/kernel/day'

/** Plain dates, both included. */
export interface Week {
  from: string
  until: string
}

/** The week a day is in. @param weekStart 1 for Monday to 7 for Sunday */
export function weekOf(day: string, weekStart: number): Week {
  // 1 for Monday to 7 for Sunday, of a plain date.
  const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7
  const from = addDays(day, -((weekday - weekStart + 7) % 7))
  return { from, until: addDays(from, 6) }
}

/** The week that an address asks for, not after today's; today's where it asks for none. */
export function weekAt({ searchParams }: URL, today: string, weekStart: number): Week {
  const asked = searchParams.get('week') ?? ''
  const isDay = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(asked) && !Number.isNaN(Date.parse(`${asked}T00:00Z`))
  return weekOf(isDay && asked < today ? asked : today, weekStart)
}
