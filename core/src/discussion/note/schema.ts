import { z } from 'zod'
import { defineKind, envelope, line, prose, RecordId } from '../../kernel/index.ts'
import { MAX_AGENDA_TEXT, MAX_PRIVATE_NOTE, MAX_TALKING_POINTS } from '../limits.ts'

const point = { id: RecordId, text: line(1, MAX_AGENDA_TEXT) }

/** Something one means to bring up. */
export const TalkingPoint = z
  .object({
    ...point,
    /** The agenda item that was made of it; `null` while nobody else knows of it. */
    raisedAs: RecordId.nullable(),
  })
  .meta({ id: 'TalkingPoint' })
export type TalkingPoint = z.infer<typeof TalkingPoint>

/**
 * What one writes for oneself about a discussion. It lies in one's own space under the discussion's id, where nobody else
 * in the discussion reaches.
 */
export const DiscussionNote = z
  .object({
    ...envelope,
    version: z.int().min(0).meta({ description: '0 while nothing was written; its times are then those of your place in the discussion.' }),
    body: prose(MAX_PRIVATE_NOTE),
    points: z.array(TalkingPoint).max(MAX_TALKING_POINTS),
  })
  .meta({ id: 'DiscussionNote' })
export type DiscussionNote = z.infer<typeof DiscussionNote>

/** RFC 7396. Points are given whole, in their order; which were raised is known. */
export const DiscussionNoteChanges = z
  .strictObject({ body: prose(MAX_PRIVATE_NOTE), points: z.array(z.strictObject(point)).max(MAX_TALKING_POINTS) })
  .partial()
  .refine(({ points = [] }) => new Set(points.map(({ id }) => id)).size === points.length, {
    path: ['points'],
    error: 'Each point has an id of its own.',
    params: { code: 'same_id' },
  })
  .meta({ id: 'DiscussionNoteChanges', example: { body: 'She sounded tired. Ask.' } })
export type DiscussionNoteChanges = z.input<typeof DiscussionNoteChanges>

export const discussionNotes = defineKind('discussion-note', {
  schema: DiscussionNote,
  version: 1,
  noun: 'note',
  queries: {},
  // It goes into the copy of its discussion, without which it says nothing.
  archive: null,
})
