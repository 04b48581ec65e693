import type { ImportFormat } from '@throughline/core/import'
import { mostBytesOf } from '@throughline/core/import/limits'

/** A longer file is not carried along in the page: the person is asked for it again, but for an archive, which goes straight to the API. */
export const MAX_CARRIED_BYTES = 2 * 1024 * 1024

/** Which words say that a file is too large to be read as a whole as one of a format, by the name of the message; `null` where it is not. */
export const tooLargeAs = (format: ImportFormat, bytes: number): 'tooLarge' | 'tooLargeCv' | null =>
  bytes <= mostBytesOf(format) ? null : format === 'cv-document' ? 'tooLargeCv' : 'tooLarge'
