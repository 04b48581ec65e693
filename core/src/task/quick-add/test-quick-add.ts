import type { DateContext } from '../words/context.ts'
import { readQuickAdd } from './read-quick-add.ts'

/** Tuesday, 3 March 2026, twenty past one in Berlin. */
export const english: DateContext = {
  today: '2026-03-03',
  now: '2026-03-03T13:20',
  timeZone: 'Europe/Berlin',
  locale: 'en-GB',
  weekStart: 1,
}
export const german: DateContext = { ...english, locale: 'de-DE' }

/** A line as [itself, its title, all else in short: due, `from` start, repeat, tags, priority, minutes]. */
export function inShort(text: string, context: DateContext): string[] {
  const { title, dueDate, dueAt, startDate, recurrence, tags, priority, durationMinutes } = readQuickAdd(text, context)
  const said = [
    dueDate ?? dueAt,
    startDate && `from ${startDate}`,
    recurrence?.rrule.replace('FREQ=', ''),
    ...tags.map((tag) => `#${tag}`),
    priority !== 'none' && `!${priority}`,
    durationMinutes && `~${durationMinutes}`,
  ]
  return [text, title, said.filter(Boolean).join(' ')]
}
