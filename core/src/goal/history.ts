import type { Goal, GoalWas } from './schema.ts'

/** Days of changes that a goal keeps; the earliest go when there are more. */
export const MAX_HISTORY = 50

const measuring = ['metric', 'startDate', 'endDate', 'weight'] as const

interface Moment {
  /** RFC 3339. */
  at: string
  /** The person's date. */
  today: string
}

/**
 * The history of a goal once it is changed: what it was measured by before. The changes of one day are one, so that what is
 * taken back on it leaves nothing behind. Of a draft nothing is kept, as nothing was expected of it.
 */
export function historyAfter(before: Goal, changes: Partial<Goal>, { at, today }: Moment): GoalWas[] {
  const { history, status } = before
  const touched = measuring.filter((field) => field in changes)
  if (touched.length === 0 || status === 'draft') return history
  const last = history.at(-1)
  const isSameDay = last?.localDate === today
  const was: Partial<Goal> = { ...Object.fromEntries(touched.map((field) => [field, before[field]])), ...(isSameDay && last) }
  const now = { ...before, ...changes }
  const changed = measuring.filter((field) => was[field] !== undefined && JSON.stringify(was[field]) !== JSON.stringify(now[field]))
  const rest = isSameDay ? history.slice(0, -1) : history
  if (changed.length === 0) return rest
  const entry: GoalWas = { localDate: today, until: at, ...Object.fromEntries(changed.map((field) => [field, was[field]])) }
  return [...rest, entry].slice(-MAX_HISTORY)
}
