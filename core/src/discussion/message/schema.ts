import { z } from 'zod'
import { Attachment, MAX_ATTACHMENTS } from '../../attachment/index.ts'
import { defineKind, envelope, Instant, prose, RecordId } from '../../kernel/index.ts'
import { MAX_MESSAGE, MAX_PEOPLE } from '../limits.ts'
import { MAX_MESSAGE_LINKS } from './limits.ts'
import { linkedKinds } from './read-body.ts'

/** A file as those who read its message see it; its record and content lie with its author. */
export const MessageFile = Attachment.pick({ id: true, name: true, size: true, type: true, pixels: true }).meta({ id: 'MessageFile' })
export type MessageFile = z.infer<typeof MessageFile>

/** Something said in a discussion, in its space. */
export const Message = z
  .object({
    ...envelope,
    authorId: RecordId,
    /** Markdown; empty once it is taken back. */
    body: prose(MAX_MESSAGE),
    /** The message it answers, which answers none itself; `null` in the main line. */
    replyTo: RecordId.nullable(),
    /** When the server took it, later than all before it: the order of a discussion. */
    postedAt: Instant,
    /** When it was last edited, its first five minutes aside. */
    editedAt: Instant.nullable(),
    /** When it was taken back: a stone stays where it stood. */
    removedAt: Instant.nullable(),
    removedBy: RecordId.nullable(),
    /** Accounts it names that were in the discussion. */
    mentions: z.array(RecordId).max(MAX_PEOPLE),
    /** Records it links, such as `[the plan](/tasks/…)`. Whose they are is not said. */
    links: z.array(z.object({ kind: z.enum(linkedKinds), id: RecordId })).max(MAX_MESSAGE_LINKS),
    /** What was sent with it, in the order its author gave. */
    files: z.array(MessageFile).max(MAX_ATTACHMENTS.message),
  })
  .meta({ id: 'Message' })
export type Message = z.infer<typeof Message>

/** Files kept for this very message, in the order they are to show; with one, the text may be empty. */
const FileIds = z
  .array(RecordId)
  .max(MAX_ATTACHMENTS.message)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'Name each file once.', params: { code: 'repeated' } })

export const NewMessage = z
  .strictObject({ id: RecordId.optional(), body: prose(MAX_MESSAGE), replyTo: RecordId.nullable().optional(), fileIds: FileIds.optional() })
  .meta({ id: 'NewMessage', example: { body: 'I would say yes, and I can now say why.' } })
export type NewMessage = z.input<typeof NewMessage>

/** RFC 7396. */
export const MessageChanges = z
  .strictObject({ body: prose(MAX_MESSAGE), fileIds: FileIds })
  .partial()
  .meta({ id: 'MessageChanges', example: { body: 'I would say yes, and by Monday I can say why.' } })
export type MessageChanges = z.input<typeof MessageChanges>

export const messages = defineKind('message', {
  schema: Message,
  version: 1,
  keys: { isSaid: ({ removedAt }) => removedAt === null, hasFiles: ({ files }) => (files.length > 0 ? true : null) },
  queries: {
    /** The main line, or the replies to one message. */
    line: { where: ['replyTo'], range: 'postedAt', order: ['postedAt', 'id'] },
    lineBackwards: { where: ['replyTo'], range: 'postedAt', order: ['postedAt', 'id'], descending: true },
    /** What was said in answer to one message, the last first. */
    replies: { where: ['isSaid', 'replyTo'], sparse: 'replyTo', order: ['postedAt', 'id'], descending: true },
    withFiles: { where: ['hasFiles'], sparse: 'hasFiles', order: ['postedAt', 'id'] },
    newest: { order: ['postedAt', 'id'], descending: true },
    /** What was not taken back: all of it, that of one author, and what mentions somebody. */
    said: { where: ['isSaid'], range: 'postedAt', order: ['postedAt', 'id'] },
    lastSaid: { where: ['isSaid'], order: ['postedAt', 'id'], descending: true },
    saidBy: { where: ['isSaid', 'authorId'], range: 'postedAt', order: ['postedAt', 'id'] },
    mentioning: { where: ['isSaid'], each: 'mentions', range: 'postedAt', order: ['postedAt', 'id'] },
  },
  text: ({ body }) => [body],
  archive: null,
})
