import type { ArchiveRule } from '../kernel/index.ts'
import { fileName } from './file-name.ts'
import { pixelsIn } from './picture/pixels.ts'
import type { Attachment } from './schema.ts'
import { sniffType } from './sniff-type.ts'

export const archivedAttachment: ArchiveRule<Attachment> = {
  goesWithOwner: true,
  anew(file, ids) {
    const id = ids.of(file.owner.id)
    return id === null ? null : { ...file, owner: { ...file.owner, id } }
  },
  contentOf: ({ name, blobId, size, sha256 }) => ({ name, blobId, size, sha256 }),
  // An archive may have been written by anybody, so that what a file is called and is counts as little as at an upload.
  withContent: (file, { head, ...kept }) => ({
    ...file,
    ...kept,
    name: fileName(file.name),
    type: sniffType(head),
    pixels: pixelsIn(head),
  }),
}
