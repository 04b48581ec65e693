import { clean } from '../text.ts'
import type { EntryPiece } from './planned-entry.ts'

/** As long as any id: a body is as long whichever ids it gets. */
const ANY_ID = '00000000-0000-7000-8000-000000000000'

export interface TextIds {
  file(place: number): string
  entry(key: string): string
}

const anyIds: TextIds = { file: () => ANY_ID, entry: () => ANY_ID }

/** The Markdown of an entry. */
export const bodyOf = (text: readonly EntryPiece[], ids: TextIds = anyIds): string =>
  text
    .map((piece) => {
      if (typeof piece === 'string') return piece
      return 'file' in piece ? `attachment:${ids.file(piece.file)}` : `/journal/${ids.entry(piece.entry)}`
    })
    .join('')

/** Without what no text may hold, nor blank lines round it; what stands beside another has no gaps. */
export function tidied(text: readonly EntryPiece[]): EntryPiece[] {
  const joined: EntryPiece[] = []
  for (const piece of text) {
    const before = joined.at(-1)
    if (typeof piece === 'string' && typeof before === 'string') joined[joined.length - 1] = before + piece
    else joined.push(piece)
  }
  const last = joined.length - 1
  return joined
    .map((piece, i) => {
      if (typeof piece !== 'string') return piece
      const plain = clean(piece.toWellFormed())
      const begun = i === 0 ? plain.replace(/^(?:[^\S\n]*\n)+/, '') : plain
      return i === last ? begun.trimEnd() : begun
    })
    .filter((piece) => piece !== '')
}

/** Any text as the words of a link or picture. */
export const asWords = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&')

/** A picture, or a link to what is none; `words` are Markdown. */
export const fileLink = (file: number, words: string, isPicture: boolean): EntryPiece[] => [
  `${isPicture ? '!' : ''}[${words}](`,
  { file },
  ')',
]

/** A link to another entry of the import. */
export const entryLink = (key: string, words: string): EntryPiece[] => [`[${words}](`, { entry: key }, ')']
