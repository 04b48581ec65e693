import { addDays } from '../../kernel/time/day.ts'
import { isPastField } from './read-value.ts'
import { type Condition, type DateCount, type DateField, type DateWords, weekdays } from './syntax.ts'

/** Plain dates, both inclusive; `null` is open. */
export interface DayBounds {
  first: string | null
  last: string | null
}

/** The days a condition allows, for the day it is now; nothing between them when the first is past the last. */
export function boundsOf(condition: Exclude<Condition<DateWords>, 'none' | 'any'>, field: DateField, today: string): DayBounds {
  const days = (words: DateWords) => daysOf(words, field, today)
  if (!('compare' in condition)) {
    const { from, to } = condition
    return { first: from && days(from).first, last: to && days(to).last }
  }
  const { first, last } = days(condition.value)
  switch (condition.compare) {
    case '=':
      return { first, last }
    case '<':
      return { first: null, last: stepped(first, -1) }
    case '<=':
      return { first: null, last }
    case '>':
      return { first: stepped(last, 1), last: null }
    case '>=':
      return { first, last: null }
  }
}

function daysOf(words: DateWords, field: DateField, today: string): { first: string; last: string } {
  if ('date' in words) return { first: `${words.date}-01-01`.slice(0, 10), last: endOf(words.date) }
  const day = 'weekday' in words ? weekdayFrom(today, words.weekday, isPastField(field)) : counted(today, words)
  return { first: day, last: day }
}

function endOf(date: string): string {
  if (date.length === 10) return date
  const first = Temporal.PlainDate.from(`${date}-01-01`.slice(0, 10))
  return first.with({ ...(date.length === 4 && { month: 12 }), day: 31 }).toString()
}

/** The next such day or, looking back, the latest; today counts. */
function weekdayFrom(today: string, weekday: (typeof weekdays)[number], isBack: boolean): string {
  const away = weekdays.indexOf(weekday) + 1 - Temporal.PlainDate.from(today).dayOfWeek
  return addDays(today, isBack ? -((7 - away) % 7) : (away + 7) % 7)
}

const names = { d: 'days', w: 'weeks', m: 'months', y: 'years' } as const

const counted = (today: string, { amount, unit }: DateCount) => within(Temporal.PlainDate.from(today).add({ [names[unit]]: amount }))

/** The day so many days on. */
export const stepped = (day: string, days: number) => within(Temporal.PlainDate.from(day).add({ days }))

/** Dates are compared as text, which holds for years of four digits alone. */
const within = (date: Temporal.PlainDate) => (date.year > 9999 ? '9999-12-31' : date.year < 0 ? '0000-01-01' : date.toString())
