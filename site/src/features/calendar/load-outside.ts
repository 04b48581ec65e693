import type { Client } from '@throughline/client'
import type { CalendarEvent, CalendarSubscription } from '@throughline/core/calendar'
import { addDays } from '@throughline/core/kernel/day'
import type { TaskView } from '@throughline/core/task'
import type { Desk } from '../desk/desk.ts'
import { readAt, shownDays } from '../task/layouts/rules/at.ts'

/** Days ahead that Upcoming tells of, tomorrow the first. */
const DAYS_AHEAD = 7

export interface OutsideDays {
  from: string
  before: string
  events: readonly CalendarEvent[]
  calendars: ReadonlyMap<string, CalendarSubscription>
}

/** What outside calendars hold on the days of a screen of tasks; `null` where it is of no days, or there are no calendars. */
export async function loadOutside(
  client: Client,
  view: TaskView,
  { list, today, weekStart }: Pick<Desk, 'list' | 'today' | 'weekStart'>,
  isCalendar: boolean,
): Promise<OutsideDays | null> {
  const days = isCalendar
    ? shownDays(readAt(list.at, today), weekStart)
    : view === 'today'
      ? { from: today, before: addDays(today, 1) }
      : view === 'upcoming'
        ? { from: addDays(today, 1), before: addDays(today, 1 + DAYS_AHEAD) }
        : null
  if (!days) return null
  const { from, before } = days
  const subscribed = await client.outsideCalendars.list()
  if (subscribed.length === 0) return null
  const events = await client.outsideCalendars.events({ from, before })
  return { from, before, events, calendars: new Map(subscribed.map((calendar) => [calendar.id, calendar])) }
}
