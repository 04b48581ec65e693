import { addDays } from '../../kernel/index.ts'
import { lastUpTo } from '../recurrence/clamped.ts'
import type { Frequency } from '../recurrence/rule.ts'
import { ruleText } from '../recurrence/rule-parts.ts'
import { seriesOf } from '../recurrence/series.ts'

/** A repeat as words say it, which is more than a form holds: several weekdays at a place of the month, or a part of the day. */
export interface SaidRepeat {
  freq: Frequency
  interval?: number | undefined
  /** RFC 5545 weekdays, with a place in the month where `freq` is monthly: `FR`, `3FR`, `-1FR`. */
  byDay?: readonly string[] | undefined
  /** 1–31, in shorter months the last day instead, or -1 for the last. */
  monthDay?: number | undefined
  /** 1–12. */
  month?: number | undefined
  /** Which of all the days of a month that `byDay` names, -1 for the last: the first working day. */
  place?: number | undefined
  /** 1–12, those that the first one may be in; later ones follow by the interval. No part of the RRULE. */
  months?: readonly number[] | undefined
  /** The last plain date it may fall on. */
  until?: string | undefined
  /** How often in all; never together with `until`. */
  count?: number | undefined
  /** `HH:mm`, where the words say a part of the day; no part of the RRULE. */
  time?: string | undefined
}

/** As RFC 5545 writes it. */
export const rruleText = ({ freq, interval = 1, byDay, monthDay, month, place, until, count }: SaidRepeat): string =>
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

/** The first day from `from` on that the rule names; the interval counts from there. `null` when there is none. */
export function firstDay({ freq, byDay, monthDay, month, months, place }: SaidRepeat, from: string): string | null {
  const { after } = seriesOf({ rrule: rruleText({ freq, byDay, monthDay, month, place }), anchor: from })
  let day = after(addDays(from, -1))
  while (day && months && !months.includes(Number(day.slice(5, 7)))) day = after(day)
  return day
}
