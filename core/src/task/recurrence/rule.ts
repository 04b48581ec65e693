/** The repeats a person can choose, to and from RFC 5545. Free of zod, for the browser: `@throughline/core/task/recurrence`. */
import { lastUpTo } from './clamped.ts'
import { partsOf, ruleText } from './rule-parts.ts'

/** By the weekday numbers of ISO 8601, less one. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Monday to Friday. */
export const WORKDAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5)

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** Which day of a month: a number (-1 is the last; a short month gives its last day), a weekday or any weekday at a place (-1 is the last). */
export type MonthDay = { day: number } | { place: number; weekday: Weekday } | { place: number; workday: true }

/** How a repeat ends: never, after a plain date, or after so many times. */
export type End = { until: string } | { count: number } | null

/** A repeat as a form holds it. */
export interface RepeatRule {
  freq: Frequency
  interval: number
  /** Of a weekly repeat; empty is the weekday it began on. */
  weekdays: readonly Weekday[]
  /** Of a monthly or yearly repeat; `null` is the day it began on. */
  monthDay: MonthDay | null
  /** 1–12, of a yearly repeat that names its day. */
  month: number | null
  end: End
}

/** A repeat of one kind with nothing else said. */
export const plainRule = (freq: Frequency): RepeatRule => ({
  freq,
  interval: 1,
  weekdays: [],
  monthDay: null,
  month: null,
  end: null,
})

/** As RFC 5545 writes it. */
export const rruleOf = ({ freq, interval, weekdays, monthDay, month, end }: RepeatRule): string =>
  ruleText({
    FREQ: freq,
    ...(interval > 1 && { INTERVAL: String(interval) }),
    ...(freq === 'WEEKLY' && weekdays.length > 0 && { BYDAY: WEEKDAYS.filter((day) => weekdays.includes(day)).join(',') }),
    ...(freq === 'YEARLY' && month && monthDay && { BYMONTH: String(month) }),
    ...((freq === 'MONTHLY' || (freq === 'YEARLY' && month)) && monthDay && monthDayParts(monthDay)),
    ...(end && ('until' in end ? { UNTIL: end.until.replaceAll('-', '') } : { COUNT: String(end.count) })),
  })

function monthDayParts(monthDay: MonthDay): Readonly<Record<string, string>> {
  if ('day' in monthDay) return lastUpTo(monthDay.day)
  if ('workday' in monthDay) return { BYDAY: WORKDAYS.join(','), BYSETPOS: String(monthDay.place) }
  return { BYDAY: `${monthDay.place}${monthDay.weekday}` }
}

/** What a rule says, when a person could have chosen it; `null` for any other. */
export function repeatRuleOf(rrule: string): RepeatRule | null {
  const parts = { ...partsOf(rrule) }
  // Where a week begins only tells rounds of several weeks apart.
  if (parts.WKST === 'MO' || parts.INTERVAL === undefined) delete parts.WKST
  const rule: RepeatRule = {
    ...plainRule(parts.FREQ as Frequency),
    interval: Number(parts.INTERVAL ?? 1),
    weekdays: parts.FREQ === 'WEEKLY' && parts.BYDAY ? (parts.BYDAY.split(',') as Weekday[]) : [],
    monthDay: parts.FREQ === 'MONTHLY' || parts.FREQ === 'YEARLY' ? monthDayOf(parts) : null,
    month: parts.FREQ === 'YEARLY' && parts.BYMONTH ? Number(parts.BYMONTH) : null,
    end: endOf(parts),
  }
  return sameParts(parts, partsOf(rruleOf(rule))) ? rule : null
}

function monthDayOf({ BYMONTHDAY, BYDAY, BYSETPOS }: Readonly<Record<string, string | undefined>>): MonthDay | null {
  if (BYMONTHDAY) return { day: Number(BYMONTHDAY.split(',').at(-1)) }
  if (BYSETPOS) return { place: Number(BYSETPOS), workday: true }
  const placed = BYDAY && /^(-?\d)([A-Z]{2})$/.exec(BYDAY)
  return placed ? { place: Number(placed[1]), weekday: placed[2] as Weekday } : null
}

function endOf({ UNTIL, COUNT }: Readonly<Record<string, string | undefined>>): End {
  if (UNTIL) return { until: `${UNTIL.slice(0, 4)}-${UNTIL.slice(4, 6)}-${UNTIL.slice(6, 8)}` }
  return COUNT ? { count: Number(COUNT) } : null
}

/** An end with a time of day is the same end. */
const sameParts = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) => signature(a) === signature(b)

const signature = (parts: Readonly<Record<string, string>>) =>
  Object.entries(parts)
    .map(([name, value]) => `${name}=${name === 'UNTIL' ? value.slice(0, 8) : name === 'BYDAY' ? value.split(',').toSorted() : value}`)
    .toSorted()
    .join(';')
