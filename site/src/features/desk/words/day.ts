import { localDate } from '@throughline/core/kernel/day'
import type { Task } from '@throughline/core/task'
import { day as words } from '../../../messages/day.ts'
import { capital } from './capital.ts'
import { isWeekend, type NearDay } from './near-days.ts'

/** How the days of a person run. */
export interface Calendar {
  /** The person's date. */
  today: string
  timeZone: string
  /** Hours after midnight that still belong to the day before. */
  dayStart: number
}

/** What date words depend on. */
export interface DateContext {
  /** The person's date. */
  today: string
  /** BCP 47. */
  locale: string
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formatters are dear to make and asked for by every row. */
export function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formatters.set(key, made)
  return made
}

const dividers = new Map<string, string | undefined>()

/** What a locale puts between a weekday and a day without a year, whichever day that is; `undefined` where they do not touch. */
function dividerOf(locale: string, weekday: 'short' | 'long'): string | undefined {
  const key = `${locale} ${weekday}`
  if (dividers.has(key)) return dividers.get(key)
  const [, between] = formatter(locale, { weekday, day: 'numeric', month: weekday, timeZone: 'UTC' }).formatToParts(0)
  const divider = between?.type === 'literal' ? between.value : undefined
  dividers.set(key, divider)
  return divider
}

/** Plain dates and local times are written as if in UTC, so that no zone moves them. */
export const plain = (text: string) => Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`)

/**
 * The rule of all date words: as the locale writes them, with the year only when it is another than today's or the date
 * is told in full. Some locales put a comma after the weekday only where a year follows; here it stands as without one.
 */
function dateWords(time: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const [first, second, ...rest] = formatter(locale, options).formatToParts(time)
  const divider = dividerOf(locale, options.weekday === 'short' ? 'short' : 'long')
  const isApart = first?.type === 'weekday' && second?.type === 'literal' && divider !== undefined
  return [first?.value, isApart ? divider : second?.value, ...rest.map(({ value }) => value)].join('')
}

function dayOfYear(date: string, length: 'short' | 'long', { locale, today }: DateContext): string {
  const options = { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' } as const
  if (date.slice(0, 4) === today.slice(0, 4)) return formatter(locale, options).format(plain(date))
  return dateWords(plain(date), locale, { ...options, year: 'numeric' })
}

/** `Mon 9 Nov`, with the year when it is another: `Mon 4 Jan 2027`. */
export const shortDate = (date: string, context: DateContext): string => dayOfYear(date, 'short', context)

/** `Thursday 12 November`, with the year when it is another. */
export const longDate = (date: string, context: DateContext): string => dayOfYear(date, 'long', context)

/** `yesterday`, `today`, `tomorrow`, otherwise the short date: as it stands within a sentence. */
export function nearDateWithin(date: string, context: DateContext): string {
  const days = (plain(date) - plain(context.today)) / 86_400_000
  if (Math.abs(days) > 1) return shortDate(date, context)
  return new Intl.RelativeTimeFormat(context.locale, { numeric: 'auto' }).format(days, 'day')
}

/** `Yesterday`, `Today`, `Tomorrow`, otherwise the short date: as it stands by itself. */
export const nearDate = (date: string, context: DateContext): string => capital(nearDateWithin(date, context), context.locale)

/** What a day that is chosen by its name is called. */
export const nearDayWords = (name: NearDay, today: string): string =>
  name === 'weekend' && isWeekend(today) ? words.nextWeekend : words.near[name]

/** `16:00` of a local `YYYY-MM-DDTHH:mm`. */
export const localTime = (dateTime: string, locale: string): string =>
  formatter(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(plain(dateTime))

/** `08:52` of an instant, on the person's clock. */
export const instantTime = (instant: string, locale: string, timeZone: string): string =>
  formatter(locale, { timeStyle: 'short', timeZone }).format(Date.parse(instant))

/** An instant in full, on the person's clock. */
export const exactInstant = (instant: string, locale: string, timeZone: string): string =>
  dateWords(Date.parse(instant), locale, { dateStyle: 'full', timeStyle: 'short', timeZone })

/** When a task is due, in words: `Today, 16:00`. `null` when it has no date. */
export function dueWords({ dueDate, dueAt }: Pick<Task, 'dueDate' | 'dueAt'>, context: DateContext): string | null {
  if (dueAt) return `${nearDate(dueAt.slice(0, 10), context)}, ${localTime(dueAt, context.locale)}`
  return dueDate && nearDate(dueDate, context)
}

/** The due date in full, for the title of a `time` element. */
export function exactDue({ dueDate, dueAt, timeZone }: Pick<Task, 'dueDate' | 'dueAt' | 'timeZone'>, locale: string): string | undefined {
  const text = dueAt ?? dueDate
  if (!text) return undefined
  const words = dateWords(plain(text), locale, { dateStyle: 'full', ...(dueAt && { timeStyle: 'short' }), timeZone: 'UTC' })
  return dueAt && timeZone ? `${words} (${timeZone})` : words
}

/** The person's date at an instant, as it is stored. */
export const localDateOf = (instant: string, calendar: Pick<Calendar, 'timeZone' | 'dayStart'>): string =>
  localDate(Temporal.Instant.from(instant), calendar)
