import { foldText } from '../../kernel/text/search-text.ts'

/** A text as it is compared, with where each of its UTF-16 units comes from. */
export interface FoldedText {
  folded: string
  /** Where in the text the piece begins that a place of the folded text was made of. */
  from(place: number): number
  /** Where it ends. */
  to(place: number): number
  /** Whether a piece begins at a place of the folded text. */
  isBeginning(place: number): boolean
}

/** Marks go with their letter, and so do the parts that syllables of Hangul are put together of. */
const joining = '[\\p{M}\\uff9e\\uff9f\\u1100-\\u11ff\\u3131-\\u318e\\ua960-\\ua97f\\ud7b0-\\ud7ff\\uffa0-\\uffdc]'

/** A run of ASCII, whose units stay one each, but not the last before something that may join it; or one sign with what joins it. */
const pieces = new RegExp(`[\\0-\\x7f]+(?![^\\0-\\x7f])|.${joining}*`, 'gsu')

/** UTF-16 units of a stretch. */
const STRETCH = 500

/** Up to what parts words or, where there is none so soon, between two signs; never before what may join the sign before it. */
const stretches = new RegExp(`.{0,${STRETCH - 1}}[^\\p{L}\\p{N}\\p{M}](?!${joining})|.{1,${STRETCH}}(?!${joining})|.{1,${STRETCH}}`, 'gsu')

/** A text in stretches that can be folded and looked into one by one; a word longer than one is taken for several. */
export function* stretchesOf(text: string): Generator<{ stretch: string; at: number }> {
  for (const { 0: stretch, index } of text.matchAll(stretches)) yield { stretch, at: index }
}

/** Folds a text as `foldText` does, piece by piece. */
export function foldedText(text: string): FoldedText {
  const found: Piece[] = []
  let joined = ''
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    const at = joined.length
    joined += foldText(piece)
    found.push({ at, end: joined.length, from: index, to: index + piece.length })
  }
  const whole = foldText(text)
  const pieceAt = (place: number) => lastBefore(found, place)
  const isPlain = ({ at, end, from, to }: Piece) => end - at === to - from && text.charCodeAt(from) < 0x80
  return {
    // A sigma at the end of a word is a letter of its own, which only the whole tells.
    folded: whole.length === joined.length ? whole : joined,
    from(place) {
      const piece = pieceAt(place)
      return isPlain(piece) ? piece.from + place - piece.at : piece.from
    },
    to(place) {
      const piece = pieceAt(place)
      return isPlain(piece) ? piece.from + place - piece.at + 1 : piece.to
    },
    isBeginning(place) {
      const piece = pieceAt(place)
      return isPlain(piece) || piece.at === place
    },
  }
}

interface Piece {
  /** In the folded text, `end` exclusive. */
  at: number
  end: number
  /** In the text itself, `to` exclusive. */
  from: number
  to: number
}

/** The last piece that begins at a place of the folded text or before it. */
function lastBefore(pieces: readonly Piece[], place: number): Piece {
  let [low, high] = [0, pieces.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((pieces[middle] as Piece).at <= place) low = middle
    else high = middle - 1
  }
  return pieces[low] as Piece
}
