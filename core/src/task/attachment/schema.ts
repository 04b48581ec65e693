import { z } from 'zod'
import { defineKind, envelope, line, RecordId } from '../../kernel/index.ts'
import { archivedAttachment } from './archived.ts'
import { MAX_ATTACHMENT_SIZE } from './limits.ts'

const name = line(1, 255)

/** A file that belongs to a task. */
export const Attachment = z
  .object({
    ...envelope,
    taskId: RecordId,
    name,
    /** Bytes. */
    size: z.int().min(1).max(MAX_ATTACHMENT_SIZE),
    /** The media type its content shows, whatever its name or sender say. */
    type: z.string(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Where its content is kept. */
    blobId: RecordId,
  })
  .meta({ id: 'Attachment' })
export type Attachment = z.infer<typeof Attachment>

/** RFC 7396. */
export const AttachmentChanges = z
  .strictObject({ name })
  .partial()
  .meta({ id: 'AttachmentChanges', example: { name: 'Window, measured.jpg' } })
export type AttachmentChanges = z.input<typeof AttachmentChanges>

export const attachments = defineKind('attachment', {
  schema: Attachment,
  version: 1,
  noun: 'file',
  queries: {
    byTask: { where: ['taskId'], order: ['createdAt', 'id'] },
    byBlob: { where: ['blobId'], order: ['id'] },
    byTrashedBlob: { where: ['blobId'], order: ['id'], trash: true },
  },
  archive: archivedAttachment,
})
