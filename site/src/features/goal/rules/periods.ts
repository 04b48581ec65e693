import type { Horizon } from '@throughline/core/goal'
import { addDays, startOfWeek } from '@throughline/core/kernel/day'

/** The first and the last day of a stretch of the calendar. */
export interface Period {
  from: string
  to: string
}

const months = { month: 1, quarter: 3, year: 12 } as const

/** The week, month, quarter or year a day lies in; a life has no end. */
export function periodOf(horizon: Horizon, date: string, weekStart: number): Period | null {
  if (horizon === 'life') return null
  if (horizon === 'week') {
    const from = startOfWeek(date, weekStart)
    return { from, to: addDays(from, 6) }
  }
  const day = Temporal.PlainDate.from(date)
  const length = months[horizon]
  const from = day.with({ day: 1, month: day.month - ((day.month - 1) % length) })
  return { from: from.toString(), to: from.add({ months: length }).subtract({ days: 1 }).toString() }
}

/** Which quarter a day lies in: 1 to 4, and the year. */
export function quarterOf(date: string): { quarter: number; year: number } {
  const { month, year } = Temporal.PlainDate.from(date)
  return { quarter: Math.ceil(month / 3), year }
}
