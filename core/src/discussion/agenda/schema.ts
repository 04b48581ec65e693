import { z } from 'zod'
import { defineKind, envelope, Instant, line, OrderKey, PlainDate, prose, RecordId } from '../../kernel/index.ts'
import { MAX_AGENDA_NOTE, MAX_AGENDA_TEXT, MAX_CARRIED } from '../limits.ts'

const fields = {
  text: line(1, MAX_AGENDA_TEXT),
  /** Markdown. */
  note: prose(MAX_AGENDA_NOTE),
  /** The day of the meeting it waits for; `null` for the next one. */
  meetingOn: PlainDate.nullable(),
  order: OrderKey,
}

/** Something to talk about. Unless it is settled it stays on the agenda, from one meeting to the next. */
export const AgendaItem = z
  .object({
    ...envelope,
    ...fields,
    addedBy: RecordId,
    settledAt: Instant.nullable(),
    settledBy: RecordId.nullable(),
    /** The meeting it was settled in, once that is closed. */
    meetingId: RecordId.nullable(),
    /** Meetings that ended with it unsettled, in their order. */
    carriedFrom: z.array(RecordId).max(MAX_CARRIED),
  })
  .meta({ id: 'AgendaItem' })
export type AgendaItem = z.infer<typeof AgendaItem>

export const NewAgendaItem = z
  .strictObject({
    id: RecordId.optional(),
    text: fields.text,
    note: fields.note.optional(),
    meetingOn: fields.meetingOn.optional(),
    order: fields.order.optional(),
  })
  .meta({ id: 'NewAgendaItem', example: { text: 'What we tell finance' } })
export type NewAgendaItem = z.input<typeof NewAgendaItem>

/** RFC 7396. */
export const AgendaItemChanges = z
  .strictObject({ ...fields, isSettled: z.boolean() })
  .partial()
  .meta({ id: 'AgendaItemChanges', example: { isSettled: true } })
export type AgendaItemChanges = z.input<typeof AgendaItemChanges>

export const agendaItems = defineKind('agenda-item', {
  schema: AgendaItem,
  version: 1,
  keys: { isOpen: ({ settledAt }) => settledAt === null },
  queries: {
    open: { where: ['isOpen'], order: ['order', 'id'] },
    settled: { where: ['isOpen'], order: ['settledAt', 'id'], descending: true },
    /** What was settled in a meeting, or (`null`) since the last one that was closed. */
    settledIn: { where: ['isOpen', 'meetingId'], order: ['settledAt', 'id'] },
    carriedFrom: { each: 'carriedFrom', order: ['order', 'id'] },
  },
  text: ({ text, note }) => [text, note],
  archive: null,
})
