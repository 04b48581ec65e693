// Run as a process of its own for each outside calendar that is read.
import { serveCalendar } from '@throughline/reader/serve-calendar'

serveCalendar()
