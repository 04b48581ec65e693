import { outsideEvents as words } from '../../messages/settings-calendar.ts'
import { type DateContext, localTime, longDate } from '../desk/words/day.ts'
import type { OutsideDay } from '../task/layouts/calendar/DayOutside.tsx'
import { linesOn } from './lines.ts'
import type { OutsideDays } from './load-outside.ts'

/** What outside calendars hold on each day of a grid, with room for so many lines; `hrefOf` leads to all of a day. */
export function outsideByDay(
  { events, calendars }: OutsideDays,
  days: readonly string[],
  { room, hrefOf, context }: { room: number; hrefOf: (day: string) => string; context: DateContext },
): Record<string, OutsideDay> {
  const told = days.map((day) => {
    const all = linesOn(events, day)
    const shown = all.length > room ? all.slice(0, room - 1) : all
    const rest = all.length - shown.length
    const name = longDate(day, context)
    const lines = shown.map(({ from, event }) => ({
      text: `${from ? `${localTime(`${day}T${from}`, context.locale)} ` : ''}${event.title || words.untitled}`,
      color: calendars.get(event.subscriptionId)?.color,
    }))
    const more = rest > 0 ? { text: words.more(rest), label: words.moreOn(rest, name), href: hrefOf(day) } : null
    return [day, { label: words.titleOf(name), lines, rest: more }] as const
  })
  return Object.fromEntries(told.filter(([, { lines, rest }]) => lines.length > 0 || rest))
}
