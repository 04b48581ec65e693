import type { ImportCounts } from '@throughline/core/import'
import { imports as words } from '../../messages/import.ts'

/** Whether a file holds none of what imports make. */
export const isEmpty = (counts: ImportCounts): boolean => {
  const { tasks, goals, entries, experiences, wins, skills, profileFacts } = counts
  const { questions, stories, rehearsals, mockInterviews, targetJobs, settings } = counts
  const forInterviews = questions + stories + rehearsals + mockInterviews + targetJobs
  return tasks + goals + entries + experiences + wins + skills + profileFacts + forInterviews + settings === 0
}

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
    'entries',
    'photos',
    'tags',
    'sections',
    'notes',
    'files',
    'savedViews',
    'templates',
    'goals',
    'checkIns',
    'journals',
    'entryTemplates',
    'experiences',
    'wins',
    'skills',
    'profileFacts',
    'packets',
    'resumes',
    'questions',
    'stories',
    'rehearsals',
    'mockInterviews',
    'targetJobs',
    'settings',
  ] as const
  const parts = order.filter((key) => counts[key] > 0 || (key === 'tasks' && isEmpty(counts))).map((key) => words.counts[key](counts[key]))
  return new Intl.ListFormat(locale, { type: 'unit' }).format(parts)
}
