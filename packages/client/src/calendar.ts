import type {
  Appointment,
  CalendarEvent,
  CalendarFeedChanges,
  CalendarSubscription,
  CalendarSubscriptionChanges,
  NewCalendarFeed,
  NewCalendarSubscription,
  ShownFeed,
} from '@throughline/core/calendar'
import { type Access, access } from './access.ts'
import type { ClientOptions, VersionOption } from './options.ts'
import type { Page } from './request.ts'

/** An address that calendar programs read what a person plans from. */
export type CalendarFeed = Omit<ShownFeed, 'path'> & { url: string | null }

/** Calendars of other programs, and this one in them. */
export function calendar({ request }: Pick<Access, 'request'>) {
  const feedAt = (id: string) => `/calendar-feeds/${encodeURIComponent(id)}`
  const calendarAt = (id: string) => `/calendar-subscriptions/${encodeURIComponent(id)}`
  return {
    calendarFeeds: {
      list: async () => (await request<Page<CalendarFeed>>('GET', '/calendar-feeds')).items,
      get: (id: string) => request<CalendarFeed>('GET', feedAt(id)),
      /** With an `id` of one's own, sending it again makes nothing twice. */
      make: (input: NewCalendarFeed) => request<CalendarFeed>('POST', '/calendar-feeds', { body: input }),
      edit: (id: string, changes: CalendarFeedChanges, { version }: VersionOption = {}) =>
        request<CalendarFeed>('PATCH', feedAt(id), { body: changes, version }),
      /** A new address in place of the old one. */
      rotate: (id: string) => request<CalendarFeed>('POST', `${feedAt(id)}/rotation`),
      /** Turns the address off for good. */
      remove: (id: string) => request<void>('DELETE', feedAt(id)),
    },
    outsideCalendars: {
      /** Oldest first. */
      list: async () => (await request<Page<CalendarSubscription>>('GET', '/calendar-subscriptions')).items,
      get: (id: string) => request<CalendarSubscription>('GET', calendarAt(id)),
      /** Once it could be read. With an `id` of one's own, sending it again makes nothing twice. */
      subscribe: (input: NewCalendarSubscription) => request<CalendarSubscription>('POST', '/calendar-subscriptions', { body: input }),
      edit: (id: string, changes: CalendarSubscriptionChanges, { version }: VersionOption = {}) =>
        request<CalendarSubscription>('PATCH', calendarAt(id), { body: changes, version }),
      refresh: (id: string) => request<CalendarSubscription>('POST', `${calendarAt(id)}/refresh`),
      remove: (id: string) => request<void>('DELETE', calendarAt(id)),
      /** What they hold on some days: plain dates, `before` excluded. */
      events: async (days: { from: string; before: string }) =>
        (await request<{ items: CalendarEvent[] }>('GET', '/calendar-events', { query: days })).items,
    },
    appointments: {
      /** Interviews and meetings on some days: plain dates, `before` excluded. */
      list: async (days: { from: string; before: string }) =>
        (await request<{ items: Appointment[] }>('GET', '/appointments', { query: days })).items,
    },
  }
}

export type CalendarClient = ReturnType<typeof calendar>

/** For a page that asks for days; what is done every day is asked of another. */
export const createCalendarClient = (options: ClientOptions = {}): CalendarClient => calendar(access(options))
