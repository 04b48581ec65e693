import { list as listWords } from '../../../messages/task-list.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { type DateContext, localTime, longDate, nearDateWithin } from '../../desk/words/day.ts'
import { durationWords } from '../../desk/words/duration.ts'
import type { FoundPart, SeenReading } from '../rules/quick-add.ts'
import type { NamedGoal } from '../state/goals.ts'
import { recurrenceWords } from './recurrence.ts'

/** What a part was understood as, short enough for a chip. */
export function chipWords({ field, text }: FoundPart, reading: SeenReading, context: DateContext, goals: readonly NamedGoal[]): string {
  const { dueDate, dueAt, startDate, recurrence, priority, durationMinutes } = reading
  const day = (dueDate ?? dueAt)?.slice(0, 10)
  // Of two numbers it is told which was read as the month, also where the day is near.
  const dayWords = (date: string) => (/\d\/\d/.test(text) ? longDate(date, context) : nearDateWithin(date, context))
  if (field === 'dueDate' && day) return dayWords(day)
  if (field === 'dueAt' && day && dueAt) {
    const time = localTime(dueAt, context.locale)
    return isDaySaidApart(reading) ? time : `${dayWords(day)} ${time}`
  }
  if (field === 'startDate' && startDate) return listWords.add.from(dayWords(startDate))
  if (field === 'recurrence' && recurrence) return recurrenceWords(recurrence.rrule, context.locale)
  if (field === 'priority') return taskPane.priorities[priority]
  if (field === 'durationMinutes' && durationMinutes) return durationWords(durationMinutes)
  if (field === 'goalId') return goals.find(({ id }) => id === reading.goalId)?.title ?? text
  return text
}

const isDaySaidApart = ({ found }: SeenReading) => found.some(({ field }) => field === 'dueDate')

/** The day that was read in a line; `null` when it says none. */
export const dayRead = (reading: Pick<SeenReading, 'dueAt' | 'dueDate' | 'startDate'> | undefined): string | null =>
  reading ? ((reading.dueAt ?? reading.dueDate ?? reading.startDate)?.slice(0, 10) ?? null) : null

/** How many of some tasks are due today, and how many later. */
export function spreadWords(days: readonly (string | null)[], today: string): string {
  const { spread } = listWords.add
  const counts = {
    today: days.filter((day) => day && day <= today).length,
    later: days.filter((day) => day && day > today).length,
    undated: days.filter((day) => !day).length,
  }
  return (['today', 'later', 'undated'] as const).flatMap((when) => (counts[when] > 0 ? [spread[when](counts[when])] : [])).join(', ')
}

/** When it is due and how it repeats, as a sentence; nothing when no day was read. */
export function readingWords({ dueDate, dueAt, recurrence }: SeenReading, context: DateContext): string {
  const day = (dueAt ?? dueDate)?.slice(0, 10)
  if (!day) return ''
  const when = dueAt ? listWords.add.dayAndTime(longDate(day, context), localTime(dueAt, context.locale)) : longDate(day, context)
  if (recurrence) return listWords.add.dueAndRepeats(when, recurrenceWords(recurrence.rrule, context.locale))
  return listWords.add.due(when)
}
