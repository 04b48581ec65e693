import type { Task } from '@throughline/core/task'

type Due = Pick<Task, 'dueDate' | 'dueAt'>

/** The day a task is due with its weekday, and its time, if it has one; `null` when it is due on none. */
export function dueWords({ dueDate, dueAt }: Due): string | null {
  const day = dueDate ?? dueAt?.slice(0, 10)
  return day ? [dayWords(day), dueAt?.slice(11, 16)].filter(Boolean).join(' ') : null
}

/** A plain date as people say it, such as `Fri 2026-11-27`. */
export const dayWords = (day: string): string => `${weekday(day)} ${day}`

const weekday = (day: string) => Temporal.PlainDate.from(day).toLocaleString('en', { weekday: 'short' })

const units: Readonly<Record<string, string>> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }
const days: Readonly<Record<string, string>> = { MO: 'Mon', TU: 'Tue', WE: 'Wed', TH: 'Thu', FR: 'Fri', SA: 'Sat', SU: 'Sun' }

/** A repeat in words; the rule itself where it says more than these can. */
export function repeatWords({ rrule, repeatFrom }: NonNullable<Task['recurrence']>): string {
  const { FREQ = '', INTERVAL = '1', BYDAY, COUNT, UNTIL, ...others } = Object.fromEntries(rrule.split(';').map((part) => part.split('=')))
  const named = BYDAY?.split(',').map((day: string) => days[day])
  const unit = units[FREQ]
  if (!unit || Object.keys(others).length > 0 || named?.includes(undefined)) return rrule
  const often = INTERVAL === '1' ? `every ${unit}` : `every ${INTERVAL} ${unit}s`
  const until = UNTIL && `until ${UNTIL.slice(0, 4)}-${UNTIL.slice(4, 6)}-${UNTIL.slice(6, 8)}`
  const parts = [
    often,
    named && `on ${named.join(', ')}`,
    COUNT && `${COUNT} times`,
    until,
    repeatFrom === 'completion' && 'after it is done',
  ]
  return parts.filter(Boolean).join(' ')
}
