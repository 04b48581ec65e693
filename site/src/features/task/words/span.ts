import { addDays } from '@throughline/core/kernel/day'
import { readDuration } from '../../desk/words/duration.ts'

export interface SpanContext {
  /** The person's day it was on, a plain date. */
  date: string
  /** The person's date now. */
  today: string
  timeZone: string
  dayStart: number
  /** RFC 3339 instant. */
  now: string
}

export interface Span {
  startedAt: string
  /** `null` when it goes on. */
  endedAt: string | null
}

/** Where a length of another day than today is put, as nobody said when it was. */
const MORNING = '09:00'

/**
 * When it was, of what was typed: `45m` (until now, or in the morning of another day), `14:00–14:45`, `2-3:30pm`,
 * `22–1` past midnight, `14:00–` for what goes on. `undefined` when it is none of these.
 */
export function readSpan(text: string, context: SpanContext): Span | undefined {
  const range = /^(?<from>\d[^-–—]*?)\s*(?:[-–—]|\bto\b)\s*(?<until>.*)$/.exec(text.trim().toLowerCase())
  return range ? betweenTimes(range.groups?.from ?? '', range.groups?.until ?? '', context) : ofLength(text, context)
}

function ofLength(text: string, context: SpanContext): Span | undefined {
  const minutes = readDuration(text)
  if (!minutes) return undefined
  if (context.date !== context.today) {
    const start = instantOf(MORNING, context)
    return { startedAt: start, endedAt: later(start, minutes) }
  }
  return { startedAt: later(context.now, -minutes), endedAt: context.now }
}

function betweenTimes(from: string, until: string, context: SpanContext): Span | undefined {
  const half = /[ap]m$/.exec(until)?.[0] ?? ''
  const end = readTime(until)
  const asWritten = readTime(from)
  const sameHalf = half && !/[ap]m$/.test(from) ? readTime(from + half) : undefined
  const start = sameHalf && end && sameHalf < end ? sameHalf : asWritten
  if (!start || (until && !end)) return undefined
  const startedAt = instantOf(start, context)
  if (!end) return { startedAt, endedAt: null }
  const endedAt = instantOf(end, context)
  return { startedAt, endedAt: endedAt > startedAt ? endedAt : instantOf(end, { ...context, date: addDays(context.date, 1) }) }
}

/** `HH:mm` of `9`, `9:30`, `0930`, `9.30`, `2pm`. */
function readTime(text: string): string | undefined {
  const match = /^(?<hour>\d{1,2})(?:[:.h]?(?<minute>[0-5]\d))?\s*(?<half>[ap])?m?$/.exec(text.trim())
  if (!match) return undefined
  const { hour = '', minute = '00', half } = match.groups ?? {}
  const given = Number(hour)
  if (given > (half ? 12 : 23)) return undefined
  const hours = half ? (given % 12) + (half === 'p' ? 12 : 0) : given
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** A time on the person's clock as an instant; before the start of the day it belongs to the night after. */
function instantOf(time: string, { date, dayStart, timeZone }: SpanContext): string {
  const day = Number(time.slice(0, 2)) < dayStart ? addDays(date, 1) : date
  return instant(Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds)
}

const later = (from: string, minutes: number) => instant(Date.parse(from) + minutes * 60_000)

const instant = (epochMilliseconds: number) => new Date(epochMilliseconds).toISOString()
