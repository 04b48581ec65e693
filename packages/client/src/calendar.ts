import type { CalendarFeedChanges, NewCalendarFeed, ShownFeed } from '@throughline/core/calendar'
import type { Access } from './access.ts'
import type { VersionOption } from './options.ts'
import type { Page } from './request.ts'

/** An address that calendar programs read what a person plans from. */
export type CalendarFeed = Omit<ShownFeed, 'path'> & { url: string | null }

/** Calendars of other programs, and this one in them. */
export function calendar({ request }: Pick<Access, 'request'>) {
  const feedAt = (id: string) => `/calendar-feeds/${encodeURIComponent(id)}`
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
  }
}

export type CalendarClient = ReturnType<typeof calendar>
