import type { MetricAsked } from '../../goal/index.ts'

interface Rhythm {
  /** Of the metric of a habit. */
  fields: Pick<MetricAsked, 'timesPerWeek' | 'target'>
  /** What became of it, where it could not be taken over as it stands. */
  changed: string | null
}

/** Loop asks for no more: its months have 30 days, and longer spans are typed by hand. */
const MAX_DAYS = 3650

/**
 * How often a habit of yes or no is meant, from so many times in so many days. What is no number of times a week asks for
 * the next higher number, and for so much less than all of it that the year has as many.
 */
export function rhythmOf(times: number, days: number): Rhythm | null {
  if (!Number.isInteger(times) || !Number.isInteger(days) || times < 1 || days < 1 || days > MAX_DAYS) return null
  if (times >= days) return { fields: {}, changed: null }
  if (days === 7) return { fields: { timesPerWeek: times }, changed: null }
  const perWeek = (7 * times) / days
  const timesPerWeek = Math.ceil(perWeek)
  const target = String(Math.round((1000 * perWeek) / timesPerWeek) / 10)
  const share = target === '100' ? '' : `, and ${target} % of that is the target`
  const changed = `${timesIn(times)} in ${days} days became ${timesIn(timesPerWeek)} a week${share}.`
  return { fields: { timesPerWeek, target }, changed }
}

const timesIn = (times: number) => (times === 1 ? 'once' : `${times} times`)

/** What a day is to have of a habit that is counted, from what so many days are to have. */
export function dailyShare(amount: number, days: number, unit: string): { dailyTarget: string; changed: string | null } | null {
  if (!(amount >= 0 && amount < 1e12) || !Number.isInteger(days) || days < 1 || days > MAX_DAYS) return null
  const dailyTarget = (amount / days).toFixed(6)
  const told = (number: number) => `${number} ${unit}`.trim()
  const changed = days === 1 ? null : `${told(amount)} in ${days} days became ${told(Number(dailyTarget))} each day.`
  return { dailyTarget, changed }
}
