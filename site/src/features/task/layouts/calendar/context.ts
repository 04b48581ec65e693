import type { Task } from '@throughline/core/task'
import { createContext, use } from 'react'
import type { EventsOfDay } from '../../../calendar/day-lines.ts'

/** Where a new task is being written. */
export interface Adding {
  day: string
  /** Minutes after midnight; `null` for no time. */
  minutes: number | null
}

/** What the parts of a calendar share. */
export interface CalendarShared {
  openId: string | null
  /** What stands on days beside tasks. */
  events?: Readonly<Record<string, EventsOfDay>> | undefined
  adding: Adding | null
  /** Opens the line for a new task, or puts it away. */
  onAdd: (adding: Adding | null) => void
  /** Opens everything a day has. */
  onDay: (day: string, opener: Element) => void
  /** Asks where a task is to go. */
  onMove: (task: Task, opener: Element) => void
}

export const CalendarContext = createContext<CalendarShared | null>(null)

export function useCalendar(): CalendarShared {
  const shared = use(CalendarContext)
  if (!shared) throw new Error('A part of a calendar stands in one.')
  return shared
}
