import { z } from 'zod'
import { type ActorDep, addDays, type ClockDep, instantText, nowText, type QueueDep, RecordId, type StoreDep } from '../../kernel/index.ts'
import type { Days } from '../../task/index.ts'
import { inTime, wallFields, wallSpan } from '../wall-span.ts'
import { monthId, monthsOf } from './months.ts'
import { scheduleRefresh } from './refresh.ts'
import { calendarMonths, calendarSubscriptions, MAX_SUBSCRIPTIONS, type OutsideEvent } from './schema.ts'

/** Something in an outside calendar, as the person's own days have it. */
export const CalendarEvent = z
  .object({
    id: z.string(),
    subscriptionId: RecordId,
    title: z.string(),
    location: z.string(),
    ...wallFields,
  })
  .meta({ id: 'CalendarEvent' })
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** More than anybody reads of some weeks. */
const MAX_LISTED = 5_000

/**
 * What outside calendars hold on some days, in the order of time; what takes the whole day comes first on it. Of subscriptions
 * beyond those that one may have, which an archive may bring, nobody is asked.
 */
export async function listCalendarEvents(deps: StoreDep & QueueDep & ClockDep & ActorDep, days: Days): Promise<CalendarEvent[]> {
  const { store, actor } = deps
  const { items: subscriptions } = await store.list(actor.space, calendarSubscriptions.queries.oldest, {}, { limit: MAX_SUBSCRIPTIONS })
  if (subscriptions.length === 0) return []
  // What an archive brought has nobody who looks at it yet.
  for (const { id, triedAt } of subscriptions) if (triedAt === null) await scheduleRefresh(deps, actor.space, id, nowText(deps))
  const months = monthsOf(days)
  const ids = subscriptions.flatMap(({ id }) => months.map((month) => monthId(id, month)))
  const kept = await store.getMany(actor.space, calendarMonths, ids)
  const found = new Map<string, CalendarEvent>()
  const dayBefore = addDays(days.from, -1)
  for (const { subscriptionId, events } of kept)
    for (const event of events) {
      if (found.size >= MAX_LISTED) break
      // Ahead of what takes longer; a zone makes a day of difference.
      if (event.start.slice(0, 10) > days.before || event.end.slice(0, 10) < dayBefore) continue
      const seen = seenFrom(event, subscriptionId, actor.timeZone)
      if (seen.startDate < days.before && seen.endDate >= days.from) found.set(`${subscriptionId} ${event.id} ${event.start}`, seen)
    }
  return [...found.values()].sort(inTime)
}

function seenFrom({ id, title, location, sort, start, end }: OutsideEvent, subscriptionId: string, timeZone: string): CalendarEvent {
  const common = { id, subscriptionId, title, location }
  if (sort === 'day') {
    const last = addDays(end, -1)
    const endDate = last < start ? start : last
    return { ...common, startDate: start, endDate, startTime: null, endTime: null, startsAt: null, endsAt: null }
  }
  const [from, to] = [start, end].map((moment) =>
    sort === 'instant' ? Temporal.Instant.from(moment) : Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).toInstant(),
  ) as [Temporal.Instant, Temporal.Instant]
  return { ...common, ...wallSpan(from, to, timeZone), startsAt: instantText(from), endsAt: instantText(to) }
}
