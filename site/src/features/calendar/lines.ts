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

const inTime = (a: EventLine, b: EventLine): number => keyOf(a).localeCompare(keyOf(b))

const keyOf = ({ from, event }: EventLine): string => `${from ?? ''} ${event.title}`
