import { FIRST_DAY, startOfWeek } from '@throughline/core/kernel/day'

/** What a calendar shows: a month (`YYYY-MM`), which is that of today where nobody chose one, or the week around a day. */
export type At = { mode: 'month'; month: string; isNow?: true } | { mode: 'week'; day: string }

/** Days that are shown, from the first up to, not with, `before`; plain dates. */
export interface Shown {
  from: string
  before: string
  /** Rows of seven days. */
  weeks: readonly (readonly string[])[]
}

const LAST = '9998-12-31'

/** What an address says (`2026-11` or `2026-11-12`), or the month of today; days that no calendar has count as not said. */
export function readAt(text: string | null, today: string): At {
  const day = text === null ? null : dayOf(text)
  if (!day) return { mode: 'month', month: today.slice(0, 7), isNow: true }
  return text?.length === 7 ? { mode: 'month', month: text } : { mode: 'week', day }
}

/** How an address says it; `null` where that need not. */
export const atText = (at: At): string | null => (at.mode === 'week' ? at.day : at.isNow ? null : at.month)

function dayOf(text: string): string | null {
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(text)) return null
  const day = text.length === 7 ? `${text}-01` : text
  try {
    Temporal.PlainDate.from(day)
  } catch {
    return null
  }
  return day >= FIRST_DAY && day <= LAST ? day : null
}

/** As many weeks follow that of today, also past the end of its month. */
const AHEAD = 2
/** No month has more. */
const MOST = 6

/** The days to show; `weekStart` is 1 for Monday to 7 for Sunday. Where nobody chose a month, the weeks after `today` are shown too, in place of the first. */
export function shownDays(at: At, weekStart: number, today = ''): Shown {
  const first = Temporal.PlainDate.from(at.mode === 'month' ? `${at.month}-01` : at.day)
  const begin = Temporal.PlainDate.from(startOfWeek(first.toString(), weekStart))
  const ahead = at.mode === 'month' && at.isNow && today ? Temporal.PlainDate.from(today).add({ days: 7 * AHEAD + 1 }) : begin
  const whole = at.mode === 'month' ? first.add({ months: 1 }) : begin.add({ days: 7 })
  const end = Temporal.PlainDate.compare(ahead, whole) > 0 ? ahead : whole
  const over = Math.max(0, Math.ceil(begin.until(end).days / 7) - MOST)
  const start = begin.add({ weeks: over })
  const weeks: string[][] = []
  for (let day = start; Temporal.PlainDate.compare(day, end) < 0; day = day.add({ days: 7 }))
    weeks.push(Array.from({ length: 7 }, (_, i) => day.add({ days: i }).toString()))
  return { from: start.toString(), before: start.add({ days: weeks.length * 7 }).toString(), weeks }
}

/** One month or week on, or back. */
export function stepped(at: At, by: -1 | 1): At {
  if (at.mode === 'week')
    return {
      mode: 'week',
      day: Temporal.PlainDate.from(at.day)
        .add({ days: 7 * by })
        .toString(),
    }
  return { mode: 'month', month: Temporal.PlainYearMonth.from(at.month).add({ months: by }).toString() }
}

/** The same kind of calendar around another day. */
export const around = ({ mode }: At, day: string, today = ''): At =>
  mode === 'week' ? { mode, day } : day === today ? readAt(null, today) : { mode, month: day.slice(0, 7) }

/** The day that a calendar is about by itself: today where it is meant, else the first of its month. */
export function mainDay(at: At, today: string): string {
  if (at.mode === 'week') return at.day
  return today.startsWith(at.month) ? today : `${at.month}-01`
}
