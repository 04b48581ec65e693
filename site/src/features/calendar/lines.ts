import { addDays } from '@throughline/core/kernel/day'
import { minutesOf } from '../desk/wall-clock.ts'
import type { DayEvent } from './day-event.ts'

/** An event as a line of a day. */
export interface EventLine {
  event: DayEvent
  /** When it begins and ends on that day, `HH:mm`; `null` for neither that day, or a whole day. */
  from: string | null
  until: string | null
  /** Its last day, where that is another. */
  untilDay: string | null
}

export interface EventDay {
  day: string
  lines: EventLine[]
}

/**
 * Events by day, each on the first of these days that it is on: one of weeks is not told week after week.
 * @param from the first of these days
 */
export function eventDays(events: readonly DayEvent[], from: string): EventDay[] {
  const days = Map.groupBy(events, ({ startDate }) => (startDate < from ? from : startDate))
  return [...days]
    .map(([day, events]) => ({ day, lines: events.map((event) => lineOf(event, day)).sort(inTime) }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** Events of one day, also those that began before it. */
export const linesOn = (events: readonly DayEvent[], day: string): EventLine[] =>
  events
    .filter(({ startDate, endDate }) => startDate <= day && day <= endDate)
    .map((event) => lineOf(event, day))
    .sort(inTime)

function lineOf(event: DayEvent, day: string): EventLine {
  const { startDate, endDate, startTime, endTime } = event
  return {
    event,
    from: startDate === day ? startTime : null,
    until: endDate === day ? endTime : null,
    untilDay: endDate === day ? null : endDate,
  }
}

/** The hours of a day that a line takes up; what goes past midnight ends there. */
export interface Stretch {
  /** `HH:mm` on the wall clock of that day. */
  time: string
  /** `null` where nobody knows how long it takes. */
  minutes: number | null
}

/** Where a line stands among the hours of its day; `null` for whole days, and for what takes a day or longer. */
export function stretchOf({ from, until, event: { startDate, endDate, startTime, endTime } }: EventLine): Stretch | null {
  if (startTime === null || (from === null && until === null)) return null
  if (endTime === null) return { time: startTime, minutes: null }
  // From midnight to midnight, and from an hour of one day to the same of another, is a day at least.
  if (startDate === endDate && startTime === '00:00' && endTime === '00:00') return null
  if (endDate > addDays(startDate, 1) || (endDate > startDate && endTime >= startTime)) return null
  const time = from ?? '00:00'
  // What ends at midnight has its end in the day it began on.
  const isToMidnight = until === null || (from !== null && until < from)
  return { time, minutes: minutesOf(isToMidnight ? '24:00' : until) - minutesOf(time) }
}

const inTime = (a: EventLine, b: EventLine): number => keyOf(a).localeCompare(keyOf(b))

const keyOf = ({ from, event }: EventLine): string => `${from ?? ''} ${event.title}`
