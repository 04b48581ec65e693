import { z } from 'zod'
import { defineKind, envelope, line, RecordId } from '../../kernel/index.ts'
import { FEED_CONTENTS } from './contents.ts'

/** Feeds of an account. */
export const MAX_FEEDS = 10

/** What a feed may hold: what is due, the last days of goals, meetings of discussions, interviews, and days with practice. */
export const FeedContent = z.enum(FEED_CONTENTS).meta({ id: 'CalendarFeedContent' })
export type FeedContent = z.infer<typeof FeedContent>

const fields = {
  name: line(1, 100),
  contents: z
    .array(FeedContent)
    .min(1, { error: 'Choose what the calendar is to hold.' })
    .max(FeedContent.options.length)
    .transform((chosen) => FeedContent.options.filter((each) => chosen.includes(each))),
}

/** An address that calendar programs read what a person plans from. Whoever has it can read it. */
export const CalendarFeed = z.object({
  ...envelope,
  ...fields,
  /** SHA-256 of the secret in the address that holds; one that was changed for another is worth nothing. */
  digest: z.string(),
  /** The secret, sealed for `calendar-feed:<id>`: its person may read the address again. */
  secret: z.string(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** What the secret of a feed is sealed for. */
export const feedContext = (id: string): string => `calendar-feed:${id}`

/** A feed as its person is shown it. */
export const ShownFeed = z
  .object({
    ...envelope,
    ...fields,
    /** The path of the address; `null` where the install has another secret key since: make a new address. */
    path: z.string().nullable(),
  })
  .meta({ id: 'ShownCalendarFeed' })
export type ShownFeed = z.infer<typeof ShownFeed>

/** Without contents it holds tasks, goals, meetings and interviews. */
export const NewCalendarFeed = z
  .strictObject({ id: RecordId.optional(), name: fields.name, contents: fields.contents.optional() })
  .meta({ id: 'NewCalendarFeed', example: { name: 'My phone', contents: ['tasks', 'meetings'] } })
export type NewCalendarFeed = z.input<typeof NewCalendarFeed>

/** RFC 7396. */
export const CalendarFeedChanges = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'CalendarFeedChanges', example: { contents: ['tasks', 'goals'] } })
export type CalendarFeedChanges = z.input<typeof CalendarFeedChanges>

/** It ends for good when it is turned off: an address that leads nowhere is not brought back. */
export const calendarFeeds = defineKind('calendar-feed', {
  schema: CalendarFeed as z.ZodType<CalendarFeed, unknown>,
  version: 1,
  noun: 'calendar feed',
  queries: { oldest: { order: ['createdAt', 'id'] } },
  archive: null,
})
