/** What holds of the files that are imported. Free of zod, so that a browser may import it by itself as `@throughline/core/import/limits`. */
import type { ImportFormat } from './schema.ts'

/** Bytes of a file that is held in memory while it is read: anything but an archive that holds pictures and other files. */
export const MAX_IMPORT_BYTES = 25 * 1024 * 1024
/** A CV with a picture or two is far smaller. */
const MAX_CV_BYTES = 5 * 1024 * 1024

/** How long a file of a format may be that is read as a whole. */
export const mostBytesOf = (format: ImportFormat): number => (format === 'cv-document' ? MAX_CV_BYTES : MAX_IMPORT_BYTES)

const archiveFormats = ['throughline-zip', 'dayone-zip', 'markdown-zip'] as const
export type ArchiveFormat = (typeof archiveFormats)[number]

/** Whether files of a format are read piece by piece, however long they are. */
export const isArchiveFormat = (format: ImportFormat): format is ArchiveFormat => archiveFormats.some((each) => each === format)
