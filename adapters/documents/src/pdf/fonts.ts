import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sfntOf } from './sfnt.ts'
import { EMOJI, type Face, faces, SIGNS } from './type.ts'

/** What PDFKit keeps of a font that is open; its types leave it out. */
interface OpenFont {
  font: {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string, features?: FontFeatures): { glyphs: { advanceWidth: number }[]; positions: { xAdvance: number }[] }
  }
  widthOfString(text: string, size: number): number
  layoutCache: Record<string, unknown>
}

/** By their OpenType names, whether they are on. */
export type FontFeatures = Readonly<Record<string, boolean>>

type Document = PDFKit.PDFDocument & { _font: OpenFont }

/** A piece of text that one font has all signs of. */
export interface Glyphs {
  text: string
  /** A name that the document knows the font by. */
  font: string
  /** What it stands for, where that is not what is drawn. */
  actual?: string
}

/** Drawn for a sign that no font has. */
const BOX = '□'
/** Read from right to left: letters set one after the other would read backwards. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Says how the sign before it is drawn, or joins two: nothing that is drawn by itself. */
const UNSEEN = /[\p{Variation_Selector}\p{Default_Ignorable_Code_Point}\p{Cc}]/u
const PLAIN = /^[\x20-\x7e]+$/
const EMOJI_FROM = 0x1f000
/** Words that each font remembers the shape of. */
const MOST_WORDS = 20_000

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Unpacked, for the next document of the same process. */
const files = new Map<string, Buffer>()

function fileOf(name: string): Buffer {
  const file = files.get(name) ?? sfntOf(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}`))))
  files.set(name, file)
  return file
}

/** The fonts of one document, each opened when it is first needed. */
export function createFonts(pdf: PDFKit.PDFDocument, features?: FontFeatures) {
  const document = pdf as Document
  const open = new Map<string, OpenFont>()
  const held = new Map<string, Map<number, boolean>>()
  let measured = 0

  function fontAt(file: string): OpenFont {
    let font = open.get(file)
    if (!font) {
      document.registerFont(file, fileOf(file))
      font = document.font(file)._font as OpenFont
      if (features) setFeatures(font, features)
      open.set(file, font)
    }
    return font
  }

  function holdsSign(file: string, codePoint: number): boolean {
    const known = held.get(file) ?? new Map<number, boolean>()
    held.set(file, known)
    let holds = known.get(codePoint)
    if (holds === undefined) {
      holds = fontAt(file).font.hasGlyphForCodePoint(codePoint)
      known.set(codePoint, holds)
    }
    return holds
  }

  const holds = (file: string, text: string) => [...text].every((sign) => holdsSign(file, sign.codePointAt(0) as number))

  function fileFor(face: Face, sign: string): string | undefined {
    const others = (sign.codePointAt(0) as number) < EMOJI_FROM ? [SIGNS, EMOJI] : [EMOJI, SIGNS]
    return [...faces[face], ...others].find((file) => holds(file, sign))
  }

  /** One sign as a reader sees it, which may be several code points. */
  function sign(grapheme: string, face: Face): Glyphs {
    const drawn = [...grapheme].filter((each) => !UNSEEN.test(each)).join('')
    const [first = ''] = drawn
    const file = RIGHT_TO_LEFT.test(grapheme) ? undefined : (fileFor(face, drawn) ?? (first === drawn ? undefined : fileFor(face, first)))
    if (!drawn) return { text: '', font: faces[face][0] as string }
    if (file === undefined) return { text: BOX, font: SIGNS, actual: grapheme }
    const text = holds(file, drawn) ? drawn : first
    return text === grapheme ? { text, font: file } : { text, font: file, actual: grapheme }
  }

  return {
    /** The text in pieces, each with a font that has its signs, or with a box in place of a sign that none has. */
    glyphsOf(written: string, face: Face): Glyphs[] {
      const first = faces[face][0] as string
      const text = written.normalize()
      if (PLAIN.test(text) || holds(first, text)) return [{ text, font: first }]
      const pieces: Glyphs[] = []
      for (const { segment } of graphemes.segment(text)) {
        const piece = holds(first, segment) ? { text: segment, font: first } : sign(segment, face)
        const last = pieces.at(-1)
        if (last && last.font === piece.font && last.actual === undefined && piece.actual === undefined) last.text += piece.text
        else if (piece.text) pieces.push(piece)
      }
      return pieces
    },
    /** Points. */
    widthOf({ text, font }: Glyphs, size: number): number {
      if (++measured % MOST_WORDS === 0) for (const each of open.values()) each.layoutCache = Object.create(null)
      return fontAt(font).widthOfString(text, size)
    },
    isBox: ({ text, actual }: Glyphs) => text === BOX && actual !== undefined,
  }
}

/** Of the size: readers of a PDF take a wider gap for a blank, as between two ї that are set apart. */
const WIDEST_KERN = 0.09

/** PDFKit remembers no word that it is given features for: so the font has them, whoever asks it. */
function setFeatures({ font }: OpenFont, features: FontFeatures): void {
  const layout = font.layout.bind(font)
  const most = font.unitsPerEm * WIDEST_KERN
  font.layout = (text) => {
    const run = layout(text, features)
    for (const [i, position] of run.positions.entries())
      position.xAdvance = Math.min(position.xAdvance, (run.glyphs[i]?.advanceWidth ?? position.xAdvance) + most)
    return run
  }
}

export type Fonts = ReturnType<typeof createFonts>
