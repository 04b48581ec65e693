import { z } from 'zod'
import { defineKind, envelope, Instant, prose, RecordId } from '../../kernel/index.ts'
import { MAX_MESSAGE } from '../limits.ts'
import { type Message, MessageFile } from './schema.ts'

/** How a message read before: in the space of its discussion, for everybody there. */
export const MessageRevision = z
  .object({
    ...envelope,
    messageId: RecordId,
    body: prose(MAX_MESSAGE),
    /** When it was written so. */
    writtenAt: Instant,
    /** What was sent with it, of one that was taken back: kept as long as that can be undone, and shown to nobody. */
    takenBack: z.array(MessageFile).nullable(),
  })
  .meta({ id: 'MessageRevision' })
export type MessageRevision = z.infer<typeof MessageRevision>

export const messageRevisions = defineKind('message-revision', {
  schema: MessageRevision,
  version: 1,
  keys: { isTakenBack: ({ takenBack }) => takenBack !== null },
  queries: { ofMessage: { where: ['messageId', 'isTakenBack'], order: ['writtenAt', 'id'], descending: true } },
  archive: null,
})

/** The id under which how a message reads in this version is kept: no other message's, whatever ids people choose. */
export const revisionId = ({ id, version }: Pick<Message, 'id' | 'version'>, why: 'edited' | 'taken-back') => `${id}:${version}:${why}`
