import { isHiddenPath, isMediaName, isNoteName } from '@throughline/core/import/media-names'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Bytes that are held before they are handed to the browser, which may keep them on the disk. */
const AT_ONCE = 8 * 1024 * 1024

const pathOf = (file: File) => file.webkitRelativePath || file.name

/** Those of chosen files that an import of a journal reads. */
const needed = (files: readonly File[]): File[] =>
  files.filter((file) => {
    const path = pathOf(file)
    return !isHiddenPath(path) && (isNoteName(path) || isMediaName(path) || /\.json$/i.test(path))
  })

/** What a packed archive is called: as the folder is, or the one file. */
export const archiveName = (files: readonly File[]): string =>
  `${files[0]?.webkitRelativePath.split('/')[0] || (files.length === 1 && files[0]?.name.replace(/\.[^.]*$/, '')) || 'notes'}.zip`

/**
 * Packs the notes among some files with what they may name, one after the other; `null` when there are none to be read.
 * @param onProgress told the part that is packed, from 0 to 1
 */
export async function packFiles(files: readonly File[], onProgress: (part: number) => void): Promise<File | null> {
  const found = needed(files)
  if (!found.some(({ name }) => isNoteName(name) || /\.json$/i.test(name))) return null
  const parts: Blob[] = []
  let pieces: Uint8Array<ArrayBuffer>[] = []
  let held = 0
  const hand = () => {
    parts.push(new Blob(pieces))
    pieces = []
    held = 0
  }
  const zip = new Zip((error, piece) => {
    if (error) throw error
    pieces.push(Uint8Array.from(piece))
    held += piece.length
    if (held > AT_ONCE) hand()
  })
  for (const [place, file] of found.entries()) {
    // Pictures are packed already.
    const entry = isMediaName(file.name) ? new ZipPassThrough(pathOf(file)) : new ZipDeflate(pathOf(file))
    zip.add(entry)
    entry.push(new Uint8Array(await file.arrayBuffer()), true)
    onProgress((place + 1) / found.length)
  }
  zip.end()
  hand()
  return new File(parts, archiveName(files), { type: 'application/zip' })
}
