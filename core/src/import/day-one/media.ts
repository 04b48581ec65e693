import type { Zip } from '../../zip/index.ts'
import { listIn, type Said, textIn } from '../journal/json-said.ts'
import { baseName, fileAt } from '../journal/media.ts'
import type { PlannedFile } from '../journal/planned-entry.ts'

/** The lists of an entry with what was put into it, by the words for one of them. */
const lists = { photos: 'photo', videos: 'video', audios: 'recording', pdfAttachments: 'PDF file', documents: 'file' } as const

const FILE = /(?:^|\/)(?:photos|videos|audios|pdfs|documents)\/([^/]+)\.[^./]+$/i

/** The paths of an archive's media by what they are called without their ending: the MD5 of their content. */
export function mediaPaths(zip: Zip): ReadonlyMap<string, string> {
  const paths = new Map<string, string>()
  for (const path of zip.names) {
    const stem = FILE.exec(path)?.[1]
    if (stem) paths.set(stem.toLowerCase(), path)
  }
  return paths
}

export interface Medium {
  identifier: string
  /** The file itself, or a sentence about why it is not imported. */
  file: PlannedFile | string
}

/** What was put into an entry, in its order. */
export function mediaOf(entry: Said, zip: Zip, paths: ReadonlyMap<string, string>): Medium[] {
  return Object.entries(lists).flatMap(([list, noun]) =>
    (listIn(entry, list) ?? [])
      .toSorted((a, b) => Number(a.orderInEntry ?? 0) - Number(b.orderInEntry ?? 0))
      .map((medium) => ({ identifier: textIn(medium, 'identifier'), file: fileOf(medium, noun, { zip, paths }) })),
  )
}

function fileOf(medium: Said, noun: string, { zip, paths }: { zip: Zip; paths: ReadonlyMap<string, string> }): PlannedFile | string {
  const path = [textIn(medium, 'md5'), textIn(medium, 'identifier')].map((stem) => paths.get(stem.toLowerCase())).find(Boolean)
  if (path === undefined) return `A ${noun} of it is not in the archive; it was left out.`
  const found = fileAt(zip, path, textIn(medium, 'filename').trim() || baseName(path))
  return typeof found === 'string' ? `A ${noun} of it ${found}; it was left out.` : found
}
