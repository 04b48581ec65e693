import { addDays } from '../../kernel/index.ts'
import { lastUpTo } from '../recurrence/clamped.ts'
import { ruleText } from '../recurrence/rule-parts.ts'

/** The simple repeats that words can say. */
export interface Rule {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval?: number | undefined
  /** RFC 5545 weekdays, with a place in the month where `freq` is monthly: `FR`, `3FR`, `-1FR`. */
  byDay?: readonly string[] | undefined
  /** 1–31, in shorter months the last day instead, or -1 for the last. */
  monthDay?: number | undefined
  /** 1–12. */
  month?: number | undefined
  /** Which of all the days of a month that `byDay` names, -1 for the last: the first working day. */
  place?: number | undefined
  /** The last plain date it may fall on. */
  until?: string | undefined
  /** How often in all; never together with `until`. */
  count?: number | undefined
  /** `HH:mm`, where the words say a part of the day; no part of the RRULE. */
  time?: string | undefined
}

/** By the weekday numbers of ISO 8601, less one. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** As RFC 5545 writes it. */
export const rruleText = ({ freq, interval = 1, byDay, monthDay, month, place, until, count }: Rule): string =>
  ruleText({
    FREQ: freq,
    ...(interval > 1 && { INTERVAL: String(interval) }),
    ...(month && { BYMONTH: String(month) }),
    ...(monthDay && lastUpTo(monthDay)),
    ...(byDay && { BYDAY: byDay.join(',') }),
    ...(place && { BYSETPOS: String(place) }),
    ...(until && { UNTIL: until.replaceAll('-', '') }),
    ...(count && { COUNT: String(count) }),
  })

/** Within so many days every rule of this kind comes round. */
const HORIZON = 366 * 2

/** The first day from `from` on that the rule names; the interval counts from there. `null` when there is none. */
export function firstDay(rule: Rule, from: string): string | null {
  for (let day = from, i = 0; i <= HORIZON; day = addDays(day, 1), i++) if (matches(rule, Temporal.PlainDate.from(day))) return day
  return null
}

function matches({ byDay, monthDay, month, place }: Rule, date: Temporal.PlainDate): boolean {
  if (place && byDay) return nthOfMonth(byDay, place, date)
  if (month && date.month !== month) return false
  if (monthDay && date.day !== (monthDay < 0 ? date.daysInMonth + 1 + monthDay : Math.min(monthDay, date.daysInMonth))) return false
  return byDay?.some((day) => isWeekday(day, date)) ?? true
}

function isWeekday(rule: string, date: Temporal.PlainDate): boolean {
  if (WEEKDAYS[date.dayOfWeek - 1] !== rule.slice(-2)) return false
  const place = Number(rule.slice(0, -2))
  if (place === 0) return true
  return place > 0 ? Math.ceil(date.day / 7) === place : Math.ceil((date.daysInMonth - date.day + 1) / 7) === -place
}

/** Whether a date is, counted from the beginning or the end, the nth of its month among those weekdays. */
function nthOfMonth(byDay: readonly string[], place: number, date: Temporal.PlainDate): boolean {
  const isNamed = (day: Temporal.PlainDate) => byDay.includes(WEEKDAYS[day.dayOfWeek - 1] as string)
  const days = Array.from({ length: date.daysInMonth }, (_, i) => date.with({ day: i + 1 })).filter(isNamed)
  return days.at(place > 0 ? place - 1 : place)?.day === date.day
}
