import { MAX_ATTACHMENT_SIZE } from '../../attachment/index.ts'
import type { Zip } from '../../zip/index.ts'
import type { PlannedFile } from './planned-entry.ts'

export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** The file at a path of the archive, or why it cannot come along. */
export function fileAt(zip: Zip, path: string, name = baseName(path)): PlannedFile | string {
  const size = zip.sizeOf(path)
  if (size === null) return 'is not in the archive'
  if (size === 0) return 'is empty'
  if (size > MAX_ATTACHMENT_SIZE) return `is larger than ${MAX_ATTACHMENT_SIZE / 1024 / 1024} MB`
  return { path, name, size }
}
