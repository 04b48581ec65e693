import { z } from 'zod'
import { belongingTo, defineKind, envelope, Instant, line, PlainDate, RecordId, TimeZone } from '../../kernel/index.ts'

const fields = {
  startedAt: Instant,
  /** `null` while the timer runs. */
  endedAt: Instant.nullable(),
  note: line(0, 500),
}

/** A stretch of time that went into a task. */
export const TimeEntry = z
  .object({
    ...envelope,
    taskId: RecordId,
    ...fields,
    /** The person's date as it began, with the zone and the start of the day it was reckoned by; never moved by a later change of these. */
    localDate: PlainDate,
    timeZone: TimeZone,
    dayStart: z.int().min(0).max(6),
  })
  .meta({ id: 'TimeEntry' })
export type TimeEntry = z.infer<typeof TimeEntry>

/** Without `startedAt` it begins now, without `endedAt` it runs: nothing at all starts the timer. */
export const NewTimeEntry = z
  .strictObject({ id: RecordId.optional(), ...fields })
  .partial()
  .superRefine(({ startedAt, endedAt }, context) => {
    if (endedAt && !startedAt)
      context.addIssue({ code: 'custom', path: ['startedAt'], message: 'Say when it began.', params: { code: 'missing_start' } })
  })
  .meta({ id: 'NewTimeEntry', example: { startedAt: '2026-03-05T13:00:00.000Z', endedAt: '2026-03-05T13:45:00.000Z', note: 'First pass' } })
export type NewTimeEntry = z.input<typeof NewTimeEntry>

/** RFC 7396; `endedAt: null` lets the timer run on. */
export const TimeEntryChanges = z
  .strictObject(fields)
  .partial()
  .meta({ id: 'TimeEntryChanges', example: { endedAt: '2026-03-05T14:00:00.000Z' } })
export type TimeEntryChanges = z.input<typeof TimeEntryChanges>

export const timeEntries = defineKind('time-entry', {
  schema: TimeEntry,
  version: 1,
  keys: { running: ({ endedAt }) => endedAt === null },
  queries: {
    byTask: { where: ['taskId'], order: ['startedAt', 'id'], descending: true },
    running: { where: ['running'], order: ['startedAt', 'id'] },
    byLocalDate: { range: 'localDate', order: ['localDate', 'startedAt', 'id'] },
  },
  archive: belongingTo('taskId'),
})
