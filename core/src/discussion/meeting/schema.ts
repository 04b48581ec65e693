import { z } from 'zod'
import { defineKind, envelope, Instant, PlainDate, PlainDateTime, prose, RecordId, TimeZone } from '../../kernel/index.ts'
import { MAX_MEETING_NOTES } from '../limits.ts'

export const MeetingState = z.enum(['planned', 'cancelled', 'held']).meta({ id: 'MeetingState' })
export type MeetingState = z.infer<typeof MeetingState>

const time = {
  /** On the wall clock of `timeZone`. */
  startsAt: PlainDateTime,
  timeZone: TimeZone,
  durationMinutes: z.int().min(5).max(600),
}

/** When a meeting is, on the wall clock of its zone. */
export type MeetingTime = { startsAt: string; timeZone: string; durationMinutes: number }

/** Free text of a meeting, Markdown. */
const notes = prose(MAX_MEETING_NOTES)

/**
 * One meeting of which there is something to keep: one that was moved, cancelled, held, arranged by itself, or has notes. All
 * others follow from the series. What was held keeps the time it was held at, whatever becomes of the series.
 */
export const Meeting = z
  .object({
    ...envelope,
    /** The day that the series named; `null` for one arranged by itself. */
    occurrence: PlainDate.nullable(),
    ...time,
    /** Whether it stands at a time of its own, and no longer follows the series. */
    isMoved: z.boolean(),
    state: MeetingState,
    /** When it began and ends, or is to. */
    at: Instant,
    endsAt: Instant,
    /** When it was over: its end, or the moment it was closed where that came first. */
    heldAt: Instant.nullable(),
    closedAt: Instant.nullable(),
    /** Who closed it last. */
    closedBy: RecordId.nullable(),
    /** What follows for the agenda from closing or reopening it is still being done. */
    isUnfinished: z.boolean(),
    notes,
  })
  .meta({ id: 'Meeting' })
export type Meeting = z.infer<typeof Meeting>

/** Of the series by its day, or by itself at a time; without a zone and a length, those of the series. */
export const NewMeeting = z
  .strictObject({
    id: RecordId.optional(),
    occurrence: PlainDate.optional(),
    startsAt: time.startsAt.optional(),
    timeZone: time.timeZone.optional(),
    durationMinutes: time.durationMinutes.optional(),
    state: z.enum(['planned', 'cancelled']).optional(),
    notes: notes.optional(),
  })
  .refine(({ occurrence, startsAt }) => occurrence !== undefined || startsAt !== undefined, {
    path: ['startsAt'],
    error: 'Say when it is.',
    params: { code: 'required' },
  })
  .meta({ id: 'NewMeeting', example: { startsAt: '2026-03-12T10:00', timeZone: 'Europe/Vienna', durationMinutes: 30 } })
export type NewMeeting = z.input<typeof NewMeeting>

/** RFC 7396. */
export const MeetingChanges = z
  .strictObject({ ...time, state: z.enum(['planned', 'cancelled']), notes })
  .partial()
  .meta({ id: 'MeetingChanges', example: { notes: 'Finance needs the number by Monday.' } })
export type MeetingChanges = z.input<typeof MeetingChanges>

/** A meeting to come, of which there may be a record or not yet. */
export const MeetingAhead = z
  .object({
    /** The id of its record, also of one that is still to be made. */
    meetingId: RecordId,
    /** The version of its record; `null` where nothing was said of it yet. */
    version: z.int().min(1).nullable(),
    occurrence: PlainDate.nullable(),
    ...time,
    isMoved: z.boolean(),
    state: z.enum(['planned', 'cancelled']),
    at: Instant,
    endsAt: Instant,
  })
  .meta({ id: 'MeetingAhead' })
export type MeetingAhead = z.infer<typeof MeetingAhead>

export const meetings = defineKind('meeting', {
  schema: Meeting,
  version: 1,
  keys: {
    ownTime: ({ state, occurrence, isMoved }) => state !== 'held' && (occurrence === null || isMoved),
    unfinished: ({ isUnfinished }) => isUnfinished || null,
  },
  queries: {
    newest: { order: ['at', 'id'], descending: true },
    held: { where: ['state'], range: 'heldAt', order: ['heldAt', 'id'], descending: true },
    /** Those of the series, by the day it named. */
    byOccurrence: { range: 'occurrence', sparse: 'occurrence', order: ['occurrence', 'id'] },
    /** Those at a time of their own, by when they end. */
    byOwnTime: { where: ['ownTime'], range: 'endsAt', order: ['endsAt', 'id'] },
    unfinished: { where: ['unfinished'], sparse: 'unfinished', order: ['id'] },
  },
  text: ({ notes }) => [notes],
  archive: null,
})
