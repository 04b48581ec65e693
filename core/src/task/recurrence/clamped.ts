import { partsOf, ruleText } from './rule-parts.ts'

/** A day every month has; later ones need care. */
const SAFE_DAY = 28

/**
 * A plain "monthly" or "yearly" said of the 29th to the 31st means the last day there is where a month is shorter,
 * where RFC 5545 by itself would leave such months out. This writes out what is meant, in RFC 5545: of the days
 * from the 28th to the one meant, the last. Any other rule is answered as it stands.
 */
export function clamped(rrule: string, anchor: string): string {
  const parts = partsOf(rrule)
  const { month, day } = Temporal.PlainDate.from(anchor)
  const plain = !Object.keys(parts).some((name) => name.startsWith('BY'))
  if (!plain || day <= SAFE_DAY) return rrule
  if (parts.FREQ === 'MONTHLY') return ruleText({ ...parts, ...lastUpTo(day) })
  if (parts.FREQ === 'YEARLY') return ruleText({ ...parts, BYMONTH: String(month), ...lastUpTo(day) })
  return rrule
}

/** The parts that name a day of the month, or the last one of a month that has no such day. */
export function lastUpTo(day: number): Readonly<Record<string, string>> {
  if (day <= SAFE_DAY) return { BYMONTHDAY: String(day) }
  const days = Array.from({ length: day - SAFE_DAY + 1 }, (_, i) => SAFE_DAY + i)
  return { BYMONTHDAY: days.join(','), BYSETPOS: '-1' }
}
