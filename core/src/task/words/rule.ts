import { addDays } from '../../kernel/index.ts'

/** The simple repeats that words can say. */
export interface Rule {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval?: number | undefined
  /** RFC 5545 weekdays, with a place in the month where `freq` is monthly: `FR`, `3FR`, `-1FR`. */
  byDay?: readonly string[] | undefined
  /** 1–31, or -1 for the last. */
  monthDay?: number | undefined
  /** 1–12. */
  month?: number | undefined
}

/** By the weekday numbers of ISO 8601, less one. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** As RFC 5545 writes it. */
export function rruleText({ freq, interval, byDay, monthDay, month }: Rule): string {
  const parts = [`FREQ=${freq}`]
  if (interval && interval > 1) parts.push(`INTERVAL=${interval}`)
  if (month) parts.push(`BYMONTH=${month}`)
  if (monthDay) parts.push(`BYMONTHDAY=${monthDay}`)
  if (byDay) parts.push(`BYDAY=${byDay.join(',')}`)
  return parts.join(';')
}

/** Within so many days every rule of this kind comes round, the 29 February included. */
const HORIZON = 366 * 8

/** The first day from `from` on that the rule names; the interval counts from there. `null` when there is none. */
export function firstDay(rule: Rule, from: string): string | null {
  for (let day = from, i = 0; i <= HORIZON; day = addDays(day, 1), i++) if (matches(rule, Temporal.PlainDate.from(day))) return day
  return null
}

function matches({ byDay, monthDay, month }: Rule, date: Temporal.PlainDate): boolean {
  if (month && date.month !== month) return false
  if (monthDay && date.day !== (monthDay < 0 ? date.daysInMonth + 1 + monthDay : monthDay)) return false
  return byDay?.some((day) => isWeekday(day, date)) ?? true
}

function isWeekday(rule: string, date: Temporal.PlainDate): boolean {
  if (WEEKDAYS[date.dayOfWeek - 1] !== rule.slice(-2)) return false
  const place = Number(rule.slice(0, -2))
  if (place === 0) return true
  return place > 0 ? Math.ceil(date.day / 7) === place : Math.ceil((date.daysInMonth - date.day + 1) / 7) === -place
}
