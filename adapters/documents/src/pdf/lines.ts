/// <reference path="../linebreak.d.ts" />
import type { Span } from '@throughline/core/document'
import LineBreaker from 'linebreak'
import type { Fonts, Glyphs } from './fonts.ts'
import { body, type TextLook } from './look.ts'
import type { Face } from './type.ts'

/** A piece of a line in one font. */
export interface Fragment<S extends Span = Span> extends Glyphs {
  /** What it is a piece of. */
  span: S
  look: TextLook
  /** Points. */
  width: number
}

export interface Line<S extends Span = Span> {
  fragments: Fragment<S>[]
  width: number
}

/** What may not be parted, with the space that follows it. */
interface Word<S extends Span> {
  fragments: Fragment<S>[]
  /** With the space. */
  width: number
  /** Without it: a line may end in more space than there is room for. */
  firm: number
  endsLine: boolean
}

const bold: Partial<Record<Face, Face>> = { serif: 'serif-bold', 'serif-italic': 'serif-bold-italic', sans: 'sans-bold' }
const italic: Partial<Record<Face, Face>> = { serif: 'serif-italic', 'serif-bold': 'serif-bold-italic' }

/** How text of this look stands where it is set off. */
function lookOf(span: Span, look: TextLook): TextLook {
  // The letters of the one are wider than those of the other.
  if (span.code) return { ...look, face: 'mono', size: look.size * 0.81 }
  let { face } = look
  if (span.bold) face = bold[face] ?? face
  if (span.italic) face = italic[face] ?? face
  return face === look.face ? look : { ...look, face }
}

/** Text as lines of at most this width, broken where its language breaks them (UAX 14). */
export function linesOf<S extends Span>(spans: readonly S[], width: number, fonts: Fonts, look: TextLook = body): Line<S>[] {
  const lines: Line<S>[] = []
  let line: Line<S> = { fragments: [], width: 0 }
  const end = () => {
    lines.push(line)
    line = { fragments: [], width: 0 }
  }
  for (const word of wordsOf(spans, fonts, look)) {
    if (line.fragments.length > 0 && line.width + word.firm > width) end()
    for (const piece of word.firm > width ? parted(word, width, fonts) : [word]) {
      if (line.fragments.length > 0 && line.width + piece.firm > width) end()
      for (const fragment of piece.fragments) append(line, fragment)
    }
    if (word.endsLine) end()
  }
  if (line.fragments.length > 0) end()
  return lines
}

function* wordsOf<S extends Span>(spans: readonly S[], fonts: Fonts, look: TextLook): Generator<Word<S>> {
  const texts = spans.map((span) => span.text.replaceAll('\t', '    '))
  const text = texts.join('')
  const breaker = new LineBreaker(text)
  const styles = spans.map((span) => lookOf(span, look))
  /** Which span the next sign is of, and where that span begins. */
  let [at, spanAt, spanStart] = [0, 0, 0]
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    const word: Word<S> = {
      fragments: [],
      width: 0,
      firm: 0,
      endsLine: found.required && /[\n\v\f\u0085\u2028\u2029]$/.test(text.slice(0, found.position)),
    }
    while (at < found.position) {
      const span = spans[spanAt] as S
      const spanEnd = spanStart + (texts[spanAt] ?? '').length
      const piece = text.slice(at, Math.min(found.position, spanEnd))
      add(word, piece.replace(/[\n\v\f\u0085\u2028\u2029]/g, ''), span, styles[spanAt] as TextLook, fonts)
      at += piece.length
      if (at === spanEnd) {
        spanAt++
        spanStart = spanEnd
      }
    }
    yield word
  }
}

function add<S extends Span>(word: Word<S>, text: string, span: S, look: TextLook, fonts: Fonts): void {
  const firm = text.trimEnd()
  for (const glyphs of fonts.glyphsOf(text, look.face)) {
    const width = fonts.widthOf(glyphs, look.size)
    word.fragments.push({ ...glyphs, span, look, width })
    word.width += width
  }
  if (!firm) return
  word.firm = word.width
  const space = text.slice(firm.length)
  if (space) word.firm -= fonts.widthOf({ text: space, font: word.fragments.at(-1)?.font ?? '' }, look.size)
}

/** What is too long for a line, sign by sign. */
function* parted<S extends Span>(word: Word<S>, width: number, fonts: Fonts): Generator<Word<S>> {
  let part: Word<S> = { fragments: [], width: 0, firm: 0, endsLine: false }
  for (const fragment of word.fragments)
    for (const sign of fragment.actual === undefined ? fragment.text : [fragment.text]) {
      const advance = fonts.widthOf({ text: sign, font: fragment.font }, fragment.look.size)
      if (part.width + advance > width && part.fragments.length > 0) {
        yield part
        part = { fragments: [], width: 0, firm: 0, endsLine: false }
      }
      part.fragments.push({ ...fragment, text: sign, width: advance })
      part.width += advance
      part.firm = part.width
    }
  yield part
}

/** Neighbours of one span are drawn as one. */
function append<S extends Span>(line: Line<S>, fragment: Fragment<S>): void {
  const last = line.fragments.at(-1)
  line.width += fragment.width
  if (last && isAlike(last, fragment)) {
    last.text += fragment.text
    last.width += fragment.width
  } else line.fragments.push({ ...fragment })
}

const isAlike = (a: Fragment, b: Fragment) => a.span === b.span && a.font === b.font && a.actual === undefined && b.actual === undefined
