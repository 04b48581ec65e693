import type { Span } from '@throughline/core/document'
import type { LayoutBox, LayoutLine, ResumeLink, ResumeSource, ResumeText } from '@throughline/core/resume'
import type { Fonts } from '../pdf/fonts.ts'
import { type Fragment, type Line, linesOf } from '../pdf/lines.ts'
import { baseline, type Frame } from '../pdf/setting.ts'
import type { Look } from './look.ts'

/** A place in the structure of the document. */
export interface Place {
  tag: string
  parent: Place | null
}

/** A place within another, called by its tag in PDF. */
export const placeBelow = (parent: Place, tag: string): Place => ({ tag, parent })

/** A part of a text, with where it comes from; a mark or a separator comes from nowhere. */
export interface Piece extends Span {
  source: ResumeSource | null
}

/** What stands in one place of one line, in one font. */
export interface Run {
  /** Points, from the left of the page and, of its baseline, from the top of its row. */
  x: number
  y: number
  /** Without the space that a line ends in. */
  width: number
  fragment: Fragment<Piece>
  colour: LayoutLine['colour']
  place: Place
}

/** What is never parted between two pages. */
export interface Row {
  height: number
  /** Whether what follows stands on the same page. */
  joined?: boolean
  /** Left out at the head of a page. */
  isSpace?: boolean
  runs?: readonly Run[]
  /** From the top of the row. */
  boxes?: readonly LayoutBox[]
}

/** A row of nothing, which is left out at the head of a page. */
export const space = (height: number): Row => ({ height, isSpace: true, joined: true })
/** Rows of which each stands on the page of the next. */
export const joinedAll = (rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, joined: true }))

/** Signs that are two letters drawn as one: they are written as those. */
const LIGATURES = /[\ufb00-\ufb06]/g

const plain = (text: string) => text.replace(LIGATURES, (sign) => sign.normalize('NFKC'))

/** A text with where it comes from, to be set. */
export const pieceOf = ({ text, source, ...rest }: ResumeText | ResumeLink): Piece => ({
  text: plain(text),
  source,
  ...('href' in rest && rest.href && { href: rest.href }),
})

/** The comma is of the text before it. */
export function withComma(text: ResumeText): Piece {
  const piece = pieceOf(text)
  return { ...piece, text: `${piece.text}, ` }
}

/** What stands between texts and comes from nowhere. */
export const mark = (text: string): Piece => ({ text, source: null })

/** Of the width of a column: a last line below it looks lost. */
const SHORT = 0.15
const NARROWER = [0.97, 0.94, 0.91, 0.88]

export type Align = 'left' | 'center' | 'right'

/** Sets texts as rows. */
export function createPen(fonts: Fonts) {
  const lines = (pieces: readonly Piece[], look: Look, width: number) => linesOf(pieces, width, fonts, look).map(measured)

  /** As it is drawn: letters of a word that was parted are kerned again. */
  function measured({ fragments }: Line<Piece>): Line<Piece> {
    const set = fragments.map((fragment) => ({ ...fragment, width: fonts.widthOf(fragment, fragment.look.size) }))
    return { fragments: set, width: set.reduce((sum, { width }) => sum + width, 0) }
  }

  /** The width without the space that a line ends in. */
  function widthOf(line: Line<Piece>): number {
    const last = line.fragments.at(-1)
    if (!last) return 0
    const firm = last.text.trimEnd()
    return firm === last.text ? line.width : line.width - last.width + fonts.widthOf({ ...last, text: firm }, last.look.size)
  }

  function runsOf(line: Line<Piece>, x: number, look: Look, place: Place): Run[] {
    const runs: Run[] = []
    let at = x
    for (const fragment of line.fragments) {
      runs.push({ x: at, y: baseline(0, look), width: fragment.width, fragment, colour: look.colour, place })
      at += fragment.width
    }
    const last = runs.at(-1)
    if (last) last.width = x + widthOf(line) - last.x
    return runs
  }

  /** A little narrower, where that saves a last line from being all but empty. */
  function evenLines(pieces: readonly Piece[], look: Look, width: number): Line<Piece>[] {
    const set = lines(pieces, look, width)
    const isShort = (line: Line<Piece> | undefined) => line !== undefined && widthOf(line) < width * SHORT
    if (set.length < 2 || !isShort(set.at(-1))) return set
    const others = NARROWER.map((share) => lines(pieces, look, width * share))
    return others.find((other) => other.length === set.length && !isShort(other.at(-1))) ?? set
  }

  const shift = (line: Line<Piece>, width: number, align: Align) =>
    align === 'left' ? 0 : Math.max(0, width - widthOf(line)) / (align === 'center' ? 2 : 1)

  return {
    lines,
    widthOf,
    runsOf,
    /** One row for each line; neither the first nor the last of several stands on a page by itself. */
    text(pieces: readonly Piece[], look: Look, frame: Frame, place: Place, align: Align = 'left'): Row[] {
      const set = evenLines(pieces, look, frame.width)
      return set.map((line, i) => ({
        height: look.leading,
        joined: set.length > 1 && (i === 0 || i === set.length - 2),
        runs: runsOf(line, frame.x + shift(line, frame.width, align), look, place),
      }))
    },
    /** Paragraphs, as an empty line parts them. */
    paragraphs({ text, source }: ResumeText, look: Look, frame: Frame, parent: Place, align: Align = 'left'): Row[] {
      const texts = plain(text)
        .split(/\n\s*\n/)
        .filter(Boolean)
      return texts.flatMap((each, i) => [
        ...(i > 0 ? [space(look.leading * 0.4)] : []),
        ...this.text([{ text: each, source }], look, frame, placeBelow(parent, 'P'), align),
      ])
    },
    /** Items that are parted by a mark and, between two lines, by nothing. */
    items(pieces: readonly Piece[], between: string, look: Look, frame: Frame, place: Place, align: Align = 'left'): Row[] {
      const groups: Piece[][] = []
      for (const piece of pieces) {
        const group = groups.at(-1)
        const longer = group && [...group, mark(between), piece]
        if (longer && lines(longer, look, frame.width).length === 1) groups[groups.length - 1] = longer
        else groups.push([piece])
      }
      return joinedAll(groups.flatMap((group) => this.text(group, look, frame, place, align)))
    },
  }
}

export type Pen = ReturnType<typeof createPen>
