import { type MarkdownMark, marksIn } from './markdown-marks.ts'
import type { EntryPiece } from './planned-entry.ts'

/** The text with some of its marks said in another way; `null` leaves one as it is. */
export function rewritten(text: string, anew: (mark: MarkdownMark) => readonly EntryPiece[] | null): EntryPiece[] {
  const pieces: EntryPiece[] = []
  let copied = 0
  for (const mark of marksIn(text)) {
    const said = anew(mark)
    if (!said || mark.from < copied) continue
    pieces.push(text.slice(copied, mark.from), ...said)
    copied = mark.to
  }
  return [...pieces, text.slice(copied)]
}
