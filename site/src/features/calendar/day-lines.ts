import { dayEvents as words } from '../../messages/day-events.ts'
import { type DateContext, localTime, longDate } from '../desk/words/day.ts'
import type { DayEvent } from './day-event.ts'
import { linesOn, type Stretch, stretchOf } from './lines.ts'

/** What stands on a day beside its tasks, in words. */
export interface EventsOfDay {
  label: string
  lines: readonly EventWords[]
  /** Where not all of it has room. */
  rest: { text: string; label: string; href: string } | null
}

export interface EventWords extends Pick<DayEvent, 'kind' | 'color' | 'href' | 'title'> {
  /** With its time. */
  text: string
  /** Where it stands among the hours of a week; `null` for above them. */
  stretch: Stretch | null
}

/** Lines that a day of a month has room for. */
export const ROOM = 2

/** The events of each day of a grid; `hrefOf` leads to all of a day. */
export function eventsByDay(
  events: readonly DayEvent[],
  days: readonly string[],
  { hrefOf, context }: { hrefOf: (day: string) => string; context: DateContext },
): Record<string, EventsOfDay> {
  const told = days.map((day) => {
    const all = linesOn(events, day)
    const rest = all.length > ROOM ? all.length - ROOM + 1 : 0
    const name = longDate(day, context)
    const lines = all.map((line) => {
      const { from, event } = line
      const { title, kind, color, href } = event
      const text = `${from ? `${localTime(`${day}T${from}`, context.locale)} ` : ''}${title}`
      return { text, title, kind, color, href, stretch: stretchOf(line) }
    })
    const more = rest > 0 ? { text: words.more(rest), label: words.moreOn(rest, name), href: hrefOf(day) } : null
    return [day, { label: words.titleOf(name), lines, rest: more }] as const
  })
  return Object.fromEntries(told.filter(([, { lines }]) => lines.length > 0))
}
