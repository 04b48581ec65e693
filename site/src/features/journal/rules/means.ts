import type { JournalDay } from '@throughline/core/journal'
import { addDays, startOfWeek } from '@throughline/core/kernel/day'

export type Span = 'week' | 'month'

/** A mean over some days, with how many entries it is of; `mean` is `null` where none said anything. */
export interface Mean {
  /** The first of its days. */
  from: string
  mean: number | null
  count: number
}

/** The weeks or months of a range with what was said in them; one in which nothing was said stays a gap. */
export function meansOf(
  days: readonly JournalDay[],
  what: 'mood' | 'energy',
  { span, from, before, weekStart }: { span: Span; from: string; before: string; weekStart: number },
): Mean[] {
  const begins = (date: string) => (span === 'month' ? `${date.slice(0, 7)}-01` : startOfWeek(date, weekStart))
  const sums = new Map<string, { sum: number; count: number }>()
  for (const day of days) {
    const said = day[what]
    if (!said || day.date < from || day.date >= before) continue
    const known = sums.get(begins(day.date)) ?? { sum: 0, count: 0 }
    sums.set(begins(day.date), { sum: known.sum + said.mean * said.count, count: known.count + said.count })
  }
  const means: Mean[] = []
  for (let at = begins(from); at < before; at = span === 'month' ? begins(addDays(at, 31)) : addDays(at, 7)) {
    const known = sums.get(at)
    means.push({ from: at, mean: known ? known.sum / known.count : null, count: known?.count ?? 0 })
  }
  return means
}
