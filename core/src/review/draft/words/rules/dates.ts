import { firstDayOf, precisionOf } from '../../../../career/index.ts'
import type { Range } from '../../facts.ts'

/** What a language says of dates. */
export interface DateWords {
  on(day: string): string
  inMonth(month: string): string
  inYear(year: string): string
  fromTo(first: string, last: string): string
}

export interface Dates {
  /** `12 November`. */
  day(date: string): string
  /** A partial date as it follows a comma or begins a sentence: `on 12 November`, `in September`, `in 2026`. */
  when(date: string): string
  /** The same with its year, where that is not all it is. */
  whenever(date: string): string
  /** A partial date with its year, or two with a slash between them: `31 August to 9 November 2026`. */
  full(date: string): string
  /** `July to December 2026`. */
  title(range: Range): string
}

const utc = (date: string) => new Date(`${date}T00:00:00Z`)

/** Dates as they are written in a region. */
export function datesIn(locale: string, words: DateWords): Dates {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
  const [dayMonth, month, monthYear, full] = [
    format({ day: 'numeric', month: 'long' }),
    format({ month: 'long' }),
    format({ month: 'long', year: 'numeric' }),
    format({ dateStyle: 'long' }),
  ]
  const day = (date: string) => dayMonth.format(utc(date))
  const one = (said: string) => {
    const precision = precisionOf(said)
    return precision === 'year' ? said : (precision === 'month' ? monthYear : full).format(utc(firstDayOf(said)))
  }
  return {
    day,
    when(date) {
      const precision = precisionOf(date)
      if (precision === 'day') return words.on(day(date))
      return precision === 'year' ? words.inYear(date) : words.inMonth(month.format(utc(firstDayOf(date))))
    },
    whenever(date) {
      const precision = precisionOf(date)
      if (precision === 'day') return words.on(one(date))
      return precision === 'year' ? words.inYear(date) : words.inMonth(one(date))
    },
    full(date) {
      const [first = '', last] = date.split('/')
      if (last === undefined) return first === '' ? '' : one(first)
      if (precisionOf(first) === 'day' && first.slice(0, 4) === last.slice(0, 4)) return words.fromTo(day(first), one(last))
      return words.fromTo(one(first), one(last))
    },
    title({ from, until }) {
      if (!areWholeMonths(from, until)) return from === until ? full.format(utc(from)) : full.formatRange(utc(from), utc(until))
      const [first, last] = [from, until].map(utc) as [Date, Date]
      if (from.slice(0, 7) === until.slice(0, 7)) return monthYear.format(first)
      const start = from.slice(0, 4) === until.slice(0, 4) ? month : monthYear
      return words.fromTo(start.format(first), monthYear.format(last))
    },
  }
}

function areWholeMonths(from: string, until: string): boolean {
  const last = Temporal.PlainDate.from(until)
  return from.endsWith('-01') && last.day === last.daysInMonth
}

/** Days, or weeks where it is many days. */
export interface Span {
  count: number
  unit: 'day' | 'week'
}

/** What lies between two plain dates, in whole weeks or days. */
export function spanBetween(from: string, until: string): Span {
  const days = Math.abs(Temporal.PlainDate.from(from).until(until).days)
  return days >= 11 ? { count: Math.round(days / 7), unit: 'week' } : { count: days, unit: 'day' }
}
