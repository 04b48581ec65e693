import { addDays, startOfWeek } from '../../kernel/index.ts'
import type { ReviewKind } from './schema.ts'

/** A run of plain dates, `before` excluded. */
export interface Period {
  from: string
  before: string
}

/** The days that a review of a kind looks over, of which a plain date is one; `weekStart` is 1 for Monday to 7 for Sunday. */
export function periodOf(kind: ReviewKind, date: string, weekStart: number): Period {
  if (kind === 'weekly') {
    const from = startOfWeek(date, weekStart)
    return { from, before: addDays(from, 7) }
  }
  if (kind === 'morning' || kind === 'evening') return { from: date, before: addDays(date, 1) }
  const { year, month } = Temporal.PlainDate.from(date)
  const months = kind === 'monthly' ? 1 : 3
  const first = Temporal.PlainDate.from({ year, month: month - ((month - 1) % months), day: 1 })
  return { from: first.toString(), before: first.add({ months }).toString() }
}
