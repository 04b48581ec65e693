import { z } from 'zod'
import { defineKind, envelope, Instant, line, PlainDate, RecordId } from '../../kernel/index.ts'
import { CALENDAR_COLORS, calendarFaults } from './rules.ts'

/** Outside calendars of an account. */
export const MAX_SUBSCRIPTIONS = 20

/** Of one calendar; a busy person's ten years have a third of it. */
export const MAX_CALENDAR_BYTES = 8 * 1024 * 1024

/** What calendars are told apart by, beside their names. */
export const CalendarColor = z.enum(CALENDAR_COLORS).meta({ id: 'CalendarColor' })
export type CalendarColor = z.infer<typeof CalendarColor>

/** Why a calendar could not be read the last time. */
export const CalendarFault = z.enum(Object.keys(calendarFaults) as [keyof typeof calendarFaults]).meta({ id: 'CalendarFault' })
export type CalendarFault = z.infer<typeof CalendarFault>

const ADDRESS = /^(webcals?|https?):\/\/[^\s/]\S*$/i

/** Programs write `webcal:` for a calendar to subscribe to, and mean `https:`. */
const CalendarAddress = line(1, 2_000)
  .refine((text) => ADDRESS.test(text), {
    error: 'Write the address of a calendar, such as https://calendar.example/ines.ics.',
    params: { code: 'invalid_address' },
  })
  .transform((text) => text.replace(/^webcals?:/i, 'https:'))
  .meta({ id: 'CalendarAddress', example: 'https://calendar.example/ines.ics' })

const fields = { url: CalendarAddress, name: line(1, 100), color: CalendarColor }

/** A calendar of somewhere else, read now and then and shown beside the tasks. */
export const CalendarSubscription = z
  .object({
    ...envelope,
    ...fields,
    /** When it was last tried, and when it last could be read; `null` for never. */
    triedAt: Instant.nullable(),
    refreshedAt: Instant.nullable(),
    fault: CalendarFault.nullable(),
    /** Times in a row that it could not be read. */
    failures: z.int().min(0),
    /** Events in it, those of a series one by one, within the months that are kept. */
    eventCount: z.int().min(0),
    /** What its server calls this state of it. */
    etag: z.string().max(500).nullable(),
    /** SHA-256 of what was read. */
    digest: z.string().nullable(),
    /** The first of the months that are kept. */
    keptFrom: PlainDate.nullable(),
  })
  .meta({ id: 'CalendarSubscription' })
export type CalendarSubscription = z.infer<typeof CalendarSubscription>

/** Without a name it has the one its calendar says, or that of its host. */
export const NewCalendarSubscription = z
  .strictObject({ id: RecordId.optional(), url: fields.url, name: fields.name.optional(), color: fields.color.optional() })
  .meta({ id: 'NewCalendarSubscription', example: { url: 'webcal://calendar.example/ines.ics', name: 'Work' } })
export type NewCalendarSubscription = z.input<typeof NewCalendarSubscription>

/** RFC 7396. Another address is another subscription. */
export const CalendarSubscriptionChanges = z
  .strictObject({ name: fields.name, color: fields.color })
  .partial()
  .meta({ id: 'CalendarSubscriptionChanges', example: { color: 'green' } })
export type CalendarSubscriptionChanges = z.input<typeof CalendarSubscriptionChanges>

/** Something in an outside calendar; of a series, one of it. */
export const OutsideEvent = z.object({
  /** The same as long as the calendar calls it the same. */
  id: z.string(),
  title: z.string().max(500),
  location: z.string().max(500),
  /** Instants; of `day` plain dates, the end excluded; of `floating` local times, wherever one is. */
  sort: z.enum(['instant', 'day', 'floating']),
  start: z.string(),
  end: z.string(),
})
export type OutsideEvent = z.infer<typeof OutsideEvent>

/** What an outside calendar holds in a month and a day around it, which any zone sees as that month. */
export const CalendarMonth = z.object({ ...envelope, subscriptionId: RecordId, month: z.string(), events: z.array(OutsideEvent) })
export type CalendarMonth = z.infer<typeof CalendarMonth>

export const calendarSubscriptions = defineKind('calendar-subscription', {
  schema: CalendarSubscription as z.ZodType<CalendarSubscription, unknown>,
  version: 1,
  queries: { oldest: { order: ['createdAt', 'id'] } },
  archive: {
    // What was read stays behind: it is read anew.
    anew: (one) => ({
      ...one,
      triedAt: null,
      refreshedAt: null,
      fault: null,
      failures: 0,
      eventCount: 0,
      etag: null,
      digest: null,
      keptFrom: null,
    }),
  },
})

/** Its id follows from the subscription and the month. Another's words, which an archive has no part in. */
export const calendarMonths = defineKind('calendar-month', { schema: CalendarMonth, version: 1, queries: {}, archive: null })
