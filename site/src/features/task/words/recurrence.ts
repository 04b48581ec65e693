import { task as words } from '../../../messages/task.ts'

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const

/** An RRULE in words, such as `every Friday`; a rule with parts these words cannot tell is shown as it is written. */
export function recurrenceWords(rrule: string, locale: string): string {
  const parts = new Map(rrule.split(';').map((part) => part.split('=') as [string, string]))
  const unit = units[parts.get('FREQ') as keyof typeof units]
  const interval = Number(parts.get('INTERVAL') ?? 1)
  const days = parts.get('BYDAY')?.split(',')
  const monthDay = parts.get('BYMONTHDAY')
  const known = [...parts.keys()].every((name) => ['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'WKST'].includes(name))
  if (!unit || !known || days?.some((day) => !weekdays.includes(day)) || (monthDay && !/^-?\d+$/.test(monthDay)))
    return words.repeats.other(rrule)
  if (unit === 'week' && interval === 1 && days?.join() === 'MO,TU,WE,TH,FR') return words.repeats.weekdays
  if (unit === 'week' && days) return words.repeats.onDays(interval, listed(days, locale))
  if (unit === 'month' && monthDay) return words.repeats.onMonthDay(interval, Number(monthDay))
  if (days || monthDay) return words.repeats.other(rrule)
  return words.repeats.every(unit, interval)
}

/** Weekday names in the person's language; long when it is a single one. */
function listed(days: readonly string[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: days.length > 1 ? 'short' : 'long', timeZone: 'UTC' })
  // 2024-01-01 was a Monday.
  const names = days.map((day) => format.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))))
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
