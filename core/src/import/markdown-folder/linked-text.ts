import type { Zip } from '../../zip/index.ts'
import { asWords, entryLink, fileLink } from '../journal/entry-text.ts'
import type { AddressMark, MarkdownMark, WikiMark } from '../journal/markdown-marks.ts'
import { fileAt } from '../journal/media.ts'
import { isMediaName, isPictureName } from '../journal/media-names.ts'
import type { EntryPiece, PlannedEntry, PlannedFile } from '../journal/planned-entry.ts'
import { rewritten } from '../journal/rewrite-text.ts'
import type { ProblemList } from '../problem-list.ts'
import { shortened } from '../text.ts'
import type { fileFinder } from './find-file.ts'
import type { noteFinder } from './note-names.ts'

export interface Folder {
  zip: Zip
  findFile: ReturnType<typeof fileFinder>
  notes: ReturnType<typeof noteFinder>
  problems: ProblemList
  /** Paths that came along with some note. */
  taken: Set<string>
}

/** The text of a note, with its pictures and other files as files of the entry and its links to other notes as links to their entries. */
export function linkedText(path: string, body: string, folder: Folder): Pick<PlannedEntry, 'text' | 'files'> {
  const files: PlannedFile[] = []
  const places = new Map<string, number>()

  function placeOf(target: string): number | null {
    const found = isMediaName(target.split(/[?#]/)[0] ?? '') ? folder.findFile(path, target) : null
    if (found === null) {
      if (isMediaName(target) && !/^[a-z][a-z0-9+.-]*:/i.test(target)) tell(target, 'is not in the archive')
      return null
    }
    const known = places.get(found)
    if (known !== undefined) return known
    const file = fileAt(folder.zip, found)
    if (typeof file === 'string') {
      tell(target, file)
      return null
    }
    folder.taken.add(found)
    places.set(found, files.length)
    return files.push(file) - 1
  }

  const tell = (target: string, why: string) =>
    folder.problems.add(path, `The file “${shortened(target)}” ${why}; what names it stays as it is.`)

  const shown = (place: number, words: string): EntryPiece[] => {
    const { name } = files[place] as PlannedFile
    const isPicture = isPictureName(name)
    return fileLink(place, words || (isPicture ? '' : asWords(name)), isPicture)
  }

  function address({ target, words, isPicture }: AddressMark): EntryPiece[] | null {
    // A picture that is itself a link: what is within is looked at by itself.
    if (words.includes('](')) return null
    const note = isPicture ? null : folder.notes.byAddress(path, target)
    if (note !== null) return entryLink(note, words)
    const place = placeOf(target)
    if (place === null) return null
    return isPicture ? shown(place, words) : fileLink(place, words, false)
  }

  function wiki({ target, words }: WikiMark): EntryPiece[] | null {
    if (isMediaName(target)) {
      const place = placeOf(target)
      // A number is how wide it is shown there.
      return place === null ? null : shown(place, words && !/^\d+(x\d+)?$/.test(words) ? asWords(words) : '')
    }
    const note = folder.notes.byName(target)
    return note === null ? null : entryLink(note, asWords(words ?? target))
  }

  const text = rewritten(body, (mark: MarkdownMark) => {
    if (mark.is === 'escape') return null
    return mark.is === 'wiki' ? wiki(mark) : address(mark)
  })
  return { text, files }
}
