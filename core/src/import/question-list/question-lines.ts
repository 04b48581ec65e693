import { joined, oneLine } from '../text.ts'

/** A line of a pasted list, with what stood before it taken off. */
export interface ListedLine {
  /** From 1; of its first where it goes on over several. */
  line: number
  text: string
  isHeading: boolean
}

/** What lists begin a line with: bullets, boxes, numbers, “Q3:”. Several may stand in a row. */
const mark = /^(?:[-*+•‣▪●◦–—·>]|\[[ xX]?\]|\(?\d{1,3}[.):]\)?|(?:Q|F|Question|Frage)\s?\d{0,3}\s?[.:)])\s+/iu
/** What a whole line may be put between. */
const wrappers = [/^\*\*(.+)\*\*$/u, /^__(.+)__$/u, /^[“„"«](.+)[”“"»]$/u, /^‘(.+)’$/u]

/** Marks in a row; a line that begins with more is not looked at further. */
const MOST_MARKS = 4

function bare(line: string): { text: string; isMarked: boolean } {
  let text = line
  for (let i = 0; i < MOST_MARKS; i++) text = text.replace(mark, '')
  const isMarked = text !== line
  for (const wrapper of wrappers) text = (wrapper.exec(text)?.[1] ?? text).trim()
  return { text, isMarked }
}

/** UTF-16 units; what is longer is no question, and does not grow further. */
const MOST_TEXT = 2_000

function goOn(last: ListedLine, text: string): void {
  if (last.text.length < MOST_TEXT) last.text = joined(`${last.text} ${text}`)
}

/** The lines of a list. One that begins in lower case goes on with the one before, as text does that was copied off a page. */
export function questionLines(list: string): ListedLine[] {
  const found: ListedLine[] = []
  let isOpen = false
  for (const [place, written] of list.split('\n').entries()) {
    const line = oneLine(written)
    const last = found.at(-1)
    const isHeading = /^#{1,6}\s/.test(line) || /^[^?]*:\**$/.test(line)
    const { text, isMarked } = bare(line.replace(/^#{1,6}\s+/, ''))
    if (isOpen && last && !isMarked && /^\p{Ll}/u.test(text)) goOn(last, text)
    else if (text !== '') found.push({ line: place + 1, text, isHeading })
    isOpen = text !== '' && !isHeading && !/[?.!:]$/.test(text)
  }
  return found
}
