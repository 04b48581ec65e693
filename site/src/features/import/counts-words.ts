import type { ImportCounts } from '@throughline/core/import'
import { imports as words } from '../../messages/import.ts'

/** What a file holds, as one list of words; what it holds none of is not told. */
export function countsWords(counts: ImportCounts, locale: string): string {
  const order = [
    'tasks',
    'subtasks',
    'done',
    'withDate',
    'recurring',
    'reminders',
    'checklistItems',
    'tags',
    'sections',
    'notes',
    'files',
    'savedViews',
    'templates',
    'goals',
    'checkIns',
  ] as const
  const parts = order
    .filter((key) => counts[key] > 0 || (key === 'tasks' && counts.goals === 0))
    .map((key) => words.counts[key](counts[key]))
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}
