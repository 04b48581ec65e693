import type { CalendarReader } from './ports.ts'

/** Reads within the caller's own thread: for one that serves nobody else. The parser is loaded with the first calendar. */
export const createCalendarReader = (): CalendarReader => ({
  read: async (content, span) => (await import('./read-calendar.ts')).readCalendar(content, span),
})
