import { list as listWords } from '../../../messages/task-list.ts'
import { taskPane } from '../../../messages/task-pane.ts'
import { type DateContext, localTime, longDate, nearDateWithin, shortDate } from '../../desk/words/day.ts'
import { durationWords } from '../../desk/words/duration.ts'
import { recurrenceWords } from '../../when/words/recurrence.ts'
import { type FoundPart, lengthBetween, type SeenReading } from '../rules/quick-add.ts'
import type { NamedGoal } from '../state/goals.ts'

/** What a part was understood as, short enough for a chip. */
export function chipWords({ field, text }: FoundPart, reading: SeenReading, context: DateContext, goals: readonly NamedGoal[]): string {
  const { dueDate, dueAt, startDate, recurrence, priority, durationMinutes } = reading
  const day = (dueDate ?? dueAt)?.slice(0, 10)
  // Of two numbers it is told which was read as the month, also where the day is near.
  const dayWords = (date: string) => (/\d\/\d/.test(text) ? shortDate(date, context) : nearDateWithin(date, context))
  if (field === 'dueDate' && day) return dayWords(day)
  if (field === 'dueAt' && day && dueAt) {
    const time = localTime(dueAt, context.locale)
    const minutes = lengthBetween(reading)
    return [isDaySaidApart(reading) ? time : `${dayWords(day)} ${time}`, minutes && durationWords(minutes)].filter(Boolean).join(', ')
  }
  if (field === 'startDate' && startDate) return listWords.add.from(dayWords(startDate))
  if (field === 'recurrence' && recurrence) return recurrenceWords(recurrence.rrule, context.locale, recurrence.repeatFrom)
  if (field === 'priority') return taskPane.priorities[priority]
  if (field === 'durationMinutes' && durationMinutes) return durationWords(durationMinutes)
  if (field === 'goalId') return goals.find(({ id }) => id === reading.goalId)?.title ?? text
  return text
}

const isDaySaidApart = ({ found }: SeenReading) => found.some(({ field }) => field === 'dueDate')

/** When it is due and how it repeats, as a sentence; nothing when no day was read. */
export function readingWords({ dueDate, dueAt, recurrence }: SeenReading, context: DateContext): string {
  const day = (dueAt ?? dueDate)?.slice(0, 10)
  if (!day) return ''
  const when = dueAt ? listWords.add.dayAndTime(longDate(day, context), localTime(dueAt, context.locale)) : longDate(day, context)
  if (recurrence) return listWords.add.dueAndRepeats(when, recurrenceWords(recurrence.rrule, context.locale, recurrence.repeatFrom))
  return listWords.add.due(when)
}
