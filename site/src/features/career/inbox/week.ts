import { addDays, startOfWeek } from '@throughline/core/kernel/day'

/** Plain dates, both included. */
export interface Week {
  from: string
  until: string
}

/** Days that are looked through at once for what shows a competency. */
export const SEARCHED = 91

/** A quarter of a year up to the end of a week. */
export const quarterUntil = ({ until }: Week): Week => ({ from: addDays(until, 1 - SEARCHED), until })

/** The week a day is in. @param weekStart 1 for Monday to 7 for Sunday */
export function weekOf(day: string, weekStart: number): Week {
  const from = startOfWeek(day, weekStart)
  return { from, until: addDays(from, 6) }
}

/** The week that an address asks for, not after today's; today's where it asks for none. */
export function weekAt({ searchParams }: URL, today: string, weekStart: number): Week {
  const asked = searchParams.get('week') ?? ''
  const isDay = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(asked) && !Number.isNaN(Date.parse(`${asked}T00:00Z`))
  return weekOf(isDay && asked < today ? asked : today, weekStart)
}
