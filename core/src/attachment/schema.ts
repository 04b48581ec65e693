import { z } from 'zod'
import { defineKind, envelope, line, RecordId } from '../kernel/index.ts'
import { archivedAttachment } from './archived.ts'
import { type FileOwnerKind, MAX_ATTACHMENT_SIZE, MAX_ATTACHMENTS } from './limits.ts'

const name = line(1, 255)

/** The record that a file belongs to, and goes with. */
export const FileOwner = z
  .object({ kind: z.enum(Object.keys(MAX_ATTACHMENTS) as [FileOwnerKind, ...FileOwnerKind[]]), id: RecordId })
  .meta({ id: 'FileOwner' })
export type FileOwner = z.infer<typeof FileOwner>

/** A file that belongs to a task, an entry of the journal, a win, the profile or a target job. */
export const Attachment = z
  .object({
    ...envelope,
    owner: FileOwner,
    name,
    /** Bytes. */
    size: z.int().min(1).max(MAX_ATTACHMENT_SIZE),
    /** The media type its content shows, whatever its name or sender say. */
    type: z.string(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** How large a picture is, upright, where its content says so early. */
    pixels: z.object({ width: z.int().min(1), height: z.int().min(1) }).nullable(),
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

/** Version 2 brought files of what is no task. */
const ownedByTask = ({ taskId, ...file }: Record<string, unknown>) => ({ ...file, owner: { kind: 'task', id: taskId } })

/** Version 3 brought sizes of pictures. */
const withoutPixels = (file: Record<string, unknown>) => ({ ...file, pixels: null })

export const attachments = defineKind('attachment', {
  schema: Attachment,
  version: 3,
  upcasters: { 1: ownedByTask, 2: withoutPixels },
  noun: 'file',
  keys: { ownerKind: ({ owner }) => owner.kind, ownerId: ({ owner }) => owner.id },
  queries: {
    byOwner: { where: ['ownerKind', 'ownerId'], order: ['createdAt', 'id'] },
    byBlob: { where: ['blobId'], order: ['id'] },
    byTrashedBlob: { where: ['blobId'], order: ['id'], trash: true },
  },
  archive: archivedAttachment,
})
