/** What a calendar shows: a month (`YYYY-MM`) or the week around a day. */
export type At = { mode: 'month'; month: string } | { mode: 'week'; day: string }

/** Days that are shown, from the first up to, not with, `before`; plain dates. */
export interface Shown {
  from: string
  before: string
  /** Rows of seven days. */
  weeks: readonly (readonly string[])[]
}

const FIRST = '1900-01-01'
const LAST = '9998-12-31'

/** What an address says (`2026-11` or `2026-11-12`), or the month of today; days that no calendar has count as not said. */
export function readAt(text: string | null, today: string): At {
  const day = text === null ? null : dayOf(text)
  if (!day) return { mode: 'month', month: today.slice(0, 7) }
  return text?.length === 7 ? { mode: 'month', month: text } : { mode: 'week', day }
}

export const atText = (at: At): string => (at.mode === 'month' ? at.month : at.day)

function dayOf(text: string): string | null {
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(text)) return null
  const day = text.length === 7 ? `${text}-01` : text
  try {
    Temporal.PlainDate.from(day)
  } catch {
    return null
  }
  return day >= FIRST && day <= LAST ? day : null
}

/** The days to show; `weekStart` is 1 for Monday to 7 for Sunday. */
export function shownDays(at: At, weekStart: number): Shown {
  const first = Temporal.PlainDate.from(at.mode === 'month' ? `${at.month}-01` : at.day)
  const start = first.subtract({ days: (first.dayOfWeek - weekStart + 7) % 7 })
  const end = at.mode === 'month' ? first.add({ months: 1 }) : start.add({ days: 7 })
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
export const around = ({ mode }: At, day: string): At => (mode === 'month' ? { mode, month: day.slice(0, 7) } : { mode, day })

/** The day that a calendar is about by itself: today where it is meant, else the first of its month. */
export function mainDay(at: At, today: string): string {
  if (at.mode === 'week') return at.day
  return today.startsWith(at.month) ? today : `${at.month}-01`
}
