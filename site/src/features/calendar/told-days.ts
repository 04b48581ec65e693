import { dayEvents as words } from '../../messages/day-events.ts'
import { type DateContext, localTime, nearDateWithin } from '../desk/words/day.ts'
import type { DayEvent } from './day-event.ts'
import { type EventLine, eventDays } from './lines.ts'
import type { EventsOfDays } from './read-day-events.ts'

/** What is on a day beside tasks, in words. */
export interface ToldDay {
  day: string
  lines: readonly ToldLine[]
}

export interface ToldLine extends Pick<DayEvent, 'kind' | 'color' | 'href' | 'title' | 'details'> {
  when: string
  /** When it begins on that day, `HH:mm`. */
  from: string | null
}

/** The events of some days in words, each on the first of these days that it is on. */
export const toldDays = ({ events, from }: EventsOfDays, context: DateContext): ToldDay[] =>
  eventDays(events, from).map(({ day, lines }) => ({ day, lines: lines.map((line) => told(line, context)) }))

function told(line: EventLine, context: DateContext): ToldLine {
  const { kind, color, href, title, details } = line.event
  return { when: whenOf(line, context), from: line.from, kind, color, href, title, details }
}

function whenOf({ from, until, untilDay, event }: EventLine, context: DateContext): string {
  const time = (text: string) => localTime(`2026-01-01T${text}`, context.locale)
  const last = untilDay && words.until(nearDateWithin(untilDay, context))
  if (event.startTime === null) return last ?? (event.kind ? words.someTime : words.wholeDay)
  if (from && until) return from === until ? time(from) : words.between(time(from), time(until))
  // How long it takes is not known.
  if (from && event.endTime === null) return time(from)
  if (from) return `${words.from(time(from))} ${last ?? ''}`.trim()
  return until ? words.until(time(until)) : (last ?? words.wholeDay)
}
