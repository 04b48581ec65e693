import type { CalendarClient } from '@throughline/client/calendar'
import type { Days } from '@throughline/core/task'
import { type DayEvent, ofAppointment, ofCalendar } from './day-event.ts'

/** What stands on some days beside tasks. */
export interface EventsOfDays extends Days {
  events: readonly DayEvent[]
  /** Whether any other calendar is read here. */
  hasCalendars: boolean
}

/** Interviews, meetings and what other calendars hold on some days; of other calendars it may be fewer days. */
export async function readDayEvents(
  { appointments, outsideCalendars }: CalendarClient,
  days: Days,
  outsideDays: Days = days,
): Promise<EventsOfDays> {
  const outside = async () => {
    const subscribed = new Map((await outsideCalendars.list()).map((calendar) => [calendar.id, calendar]))
    const events = subscribed.size > 0 ? await outsideCalendars.events(outsideDays) : []
    return { events: events.map((event) => ofCalendar(event, subscribed.get(event.subscriptionId))), hasCalendars: subscribed.size > 0 }
  }
  const [own, { events, hasCalendars }] = await Promise.all([appointments.list(days), outside()])
  return { ...days, events: [...own.map(ofAppointment), ...events], hasCalendars }
}

/** Of the events of some days those that touch fewer of them. */
export const eventsWithin = ({ events, hasCalendars }: EventsOfDays, { from, before }: Days): EventsOfDays => ({
  ...{ from, before, hasCalendars },
  events: events.filter(({ startDate, endDate }) => startDate < before && endDate >= from),
})
