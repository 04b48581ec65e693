import { Worker } from 'node:worker_threads'
import { createCalendarReader, type Span } from '@throughline/core/calendar'
import { createCalls } from './calls.ts'

/** What the process does that reads one calendar: see `serveReading`. */
export function serveCalendar(): void {
  new Worker(new URL('./watchdog.ts', import.meta.url), { workerData: process.argv[2] }).unref()
  const channel = {
    send: (message: unknown) => void process.send?.(message),
    receive: (take: (message: unknown) => void) => void process.on('message', take),
  }
  createCalls(channel, {
    readCalendar: ({ content, span }: { content: Uint8Array; span: Span }) => createCalendarReader().read(content, span, ''),
  })
}
