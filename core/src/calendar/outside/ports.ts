import type { OutsideEvent } from './schema.ts'

/** Plain dates, `before` excluded. */
export interface Span {
  from: string
  before: string
}

/** What an outside calendar says. */
export interface OutsideCalendar {
  name: string | null
  /** How often it wants to be looked at. */
  everyMinutes: number | null
  events: OutsideEvent[]
}

/**
 * Reads calendars that somebody sent, which may be made to be costly: whoever implements it sees to it that others are
 * served meanwhile and that it ends.
 */
export interface CalendarReader {
  /**
   * What a calendar holds in a span, series told one by one. `whose` it is read for: one account never takes up all readers.
   * @throws AppError `unsupported-format` or `validation` for what is no calendar; `too-large` for what takes too much;
   * `rate-limited` or `unavailable` while others are being read.
   */
  read(content: Uint8Array, span: Span, whose: string): Promise<OutsideCalendar>
}

export interface CalendarReaderDep {
  calendarReader: CalendarReader
}
