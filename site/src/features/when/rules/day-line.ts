import type { QuickAddReading, Repeat } from '@throughline/core/task'
import { dueDay } from '@throughline/core/task/rules'
import { day as words } from '../../../messages/day.ts'

/** A day that was chosen. */
export interface When {
  date: string
  /** `HH:mm`; `null` for the whole day. */
  time: string | null
  /** How it comes round again, where that was said. */
  repeat?: Repeat | null
}

/** A line is read as a title with dates; this is the title. */
const TITLE = '_'

/** Figures such as 3/12 and 3.12., which may be something else in a line but here are a day. */
const figures = /^\d{1,2}(?:\/\d{1,2}|\.\d{1,2}\.)(?!\d)/

/** What the reader of quick add is given for words that are to be a day and nothing else. */
export function dayLine(typed: string): string {
  const said = typed.trim()
  if (!said) return ''
  return figures.test(said) ? `${TITLE} ${words.command} ${said}` : `${TITLE} ${said}`
}

/** The day such a line says; `null` when it says none, or something else besides. */
export function whenOf(reading: Omit<QuickAddReading, 'found'>): When | null {
  const date = dueDay(reading)
  const isMore =
    reading.tags.length > 0 ||
    reading.priority !== 'none' ||
    reading.durationMinutes !== null ||
    reading.startDate !== null ||
    reading.goalId !== null
  if (reading.title !== TITLE || !date || isMore) return null
  return { date, time: reading.dueAt?.slice(11) ?? null, repeat: reading.recurrence }
}

/** Whether a day is from `first` to `last`, both included. */
export const isWithin = (day: string, first?: string, last?: string): boolean => (!first || day >= first) && (!last || day <= last)
