import type { NamedGoal } from '../goal/named-goals.ts'
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

export const testGoals: readonly NamedGoal[] = [
  { id: '019a9b3c-5d00-7cc0-8000-000000000001', title: 'Ship 2.0', status: 'active' },
  { id: '019a9b3c-5d00-7cc0-8000-000000000002', title: 'Run 10 km', status: 'paused' },
  { id: '019a9b3c-5d00-7cc0-8000-000000000003', title: 'Run a marathon', status: 'draft' },
  { id: '019a9b3c-5d00-7cc0-8000-000000000004', title: 'Ship 1.0', status: 'achieved' },
  { id: '019a9b3c-5d00-7cc0-8000-000000000005', title: 'Größe zählt', status: 'dropped' },
]

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
