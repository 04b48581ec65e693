import { type ArchiveRule, belongingTo } from '../../kernel/index.ts'
import { fileName } from './file-name.ts'
import type { Attachment } from './schema.ts'
import { sniffType } from './sniff-type.ts'

export const archivedAttachment: ArchiveRule<Attachment> = {
  ...belongingTo('taskId'),
  contentOf: ({ name, blobId, size, sha256 }) => ({ name, blobId, size, sha256 }),
  // An archive may have been written by anybody, so that what a file is called and is counts as little as at an upload.
  withContent: (file, blobId, head) => ({ ...file, blobId, name: fileName(file.name), type: sniffType(head) }),
}
