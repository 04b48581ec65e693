import { serveCalendar } from './serve-calendar.ts'

serveCalendar()
