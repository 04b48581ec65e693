import type { CalendarReader, OutsideCalendar } from '@throughline/core/calendar'
import { AppError, createGate, heldFile } from '@throughline/core/kernel'
import type { ReaderOptions } from './process-reader.ts'
import { startReading } from './reading-process.ts'

const words = {
  own: 'Another calendar of yours is being read. Try again in a moment.',
  full: 'Other calendars are being read. Try again in a moment.',
}

/**
 * Reads each outside calendar in a process of its own, as `createProcessReader` does files: one at a time for each account, so
 * that no account keeps all others out.
 */
export function createCalendarReader({ entry, most = 2, seconds = 20, mebibytes = 512, urgentSeconds = 0 }: ReaderOptions): CalendarReader {
  const gate = createGate(most, words)
  return {
    async read(content, span, whose) {
      const leave = await gate.enter(whose)
      const reading = startReading(entry, heldFile(new Uint8Array(content)), { seconds, mebibytes, urgentSeconds })
      try {
        return await reading.ask<OutsideCalendar>('readCalendar', { content, span })
      } catch (error) {
        if (error instanceof AppError && error.code === 'too-large')
          throw new AppError('too-large', 'Reading this calendar takes too much.')
        throw error
      } finally {
        await reading.end()
        leave()
      }
    },
  }
}
