import { type DateContext, dueWords } from '../../desk/words/day.ts'
import type { When } from '../rules/day-line.ts'
import { recurrenceWords } from './recurrence.ts'

/** A day that was chosen, with its time and how it comes round again: `Fri 27 Nov, 16:00, every Friday`. */
export function whenWords({ date, time, repeat }: When, context: DateContext): string {
  const due = dueWords(time ? { dueDate: null, dueAt: `${date}T${time}` } : { dueDate: date, dueAt: null }, context)
  return [due, repeat && recurrenceWords(repeat.rrule, context.locale, repeat.repeatFrom)].filter(Boolean).join(', ')
}
