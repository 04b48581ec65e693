import type { Repeat } from '@throughline/core/task'
import { type MonthDay, type RepeatRule, repeatRuleOf, WEEKDAYS, type Weekday, WORKDAYS } from '@throughline/core/task/recurrence'
import { recurrence as words } from '../../../messages/task-recurrence.ts'
import { formatter, plain } from '../../desk/words/day.ts'

/** An RRULE in few words, for a row, which has the day it is due: `monthly` leaves out the day by its number, and the end. */
export function recurrenceInShort(rrule: string, locale: string): string {
  const rule = repeatRuleOf(rrule)
  const isByNumber = rule?.monthDay && 'day' in rule.monthDay && rule.monthDay.day > 0
  return rule ? ruleWords(isByNumber ? { ...rule, monthDay: null } : rule, locale) : words.ownRule
}

/** An RRULE in words, such as `every Friday`; a rule that no one chooses by hand is shown as it is written. */
export function recurrenceWords(rrule: string, locale: string, repeatFrom: Repeat['repeatFrom'] = 'schedule'): string {
  const rule = repeatRuleOf(rrule)
  const from = repeatFrom === 'completion' ? words.afterDone : ''
  return rule ? ruleWords(rule, locale) + from + endWords(rule, locale) : words.other(rrule) + from
}

const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const

function ruleWords({ freq, interval, weekdays, monthDay, month }: RepeatRule, locale: string): string {
  if (interval === 1 && weekdays.join() === WORKDAYS.join()) return words.weekdays
  if (weekdays.length) return words.onDays(interval, weekdayList(weekdays, locale))
  if (month && monthDay && 'day' in monthDay && monthDay.day > 0) return words.onDate(interval, dateWords(month, monthDay.day, locale))
  if (month && monthDay) return words.inMonth(interval, monthDayWords(monthDay, locale), monthName(month, locale))
  if (monthDay && 'day' in monthDay && monthDay.day > 0) return words.onMonthDay(interval, monthDay.day)
  if (monthDay) return words.onPlace(interval, monthDayWords(monthDay, locale))
  return words.every(units[freq], interval)
}

function endWords({ end }: RepeatRule, locale: string): string {
  if (!end) return ''
  if ('count' in end) return words.times(end.count)
  return words.until(formatted(end.until, locale, { day: 'numeric', month: 'short', year: 'numeric' }))
}

/** `the last Friday`, `the first weekday`, `the last day`. */
export function monthDayWords(monthDay: MonthDay, locale: string): string {
  if ('day' in monthDay) return monthDay.day > 0 ? words.day(monthDay.day) : words.lastDay
  const name = 'workday' in monthDay ? words.workday : weekdayName(monthDay.weekday, locale)
  return words.place(monthDay.place, name)
}

export const weekdayName = (day: Weekday, locale: string, length: 'long' | 'short' = 'long'): string =>
  // 2024-01-01 was a Monday.
  formatted(`2024-01-0${1 + WEEKDAYS.indexOf(day)}`, locale, { weekday: length })

export const monthName = (month: number, locale: string): string =>
  formatted(`2024-${String(month).padStart(2, '0')}-01`, locale, { month: 'long' })

/** Weekday names in the person's language; long when it is a single one. */
const weekdayList = (days: readonly Weekday[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    days.map((day) => weekdayName(day, locale, days.length > 1 ? 'short' : 'long')),
  )

const dateWords = (month: number, day: number, locale: string): string =>
  formatted(`2024-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, locale, { day: 'numeric', month: 'long' })

const formatted = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatter(locale, { ...options, timeZone: 'UTC' }).format(plain(date))
