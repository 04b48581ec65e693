import { createCalendarReader, type Span } from '@throughline/core/calendar'
import { createCalls } from './calls.ts'
import { watch } from './watch.ts'

/** What the process does that reads one calendar: see `serveReading`. */
export function serveCalendar(): void {
  watch()
  const channel = {
    send: (message: unknown) => void process.send?.(message),
    receive: (take: (message: unknown) => void) => void process.on('message', take),
  }
  createCalls(channel, {
    readCalendar: ({ content, span }: { content: Uint8Array; span: Span }) => createCalendarReader().read(content, span, ''),
  })
}
