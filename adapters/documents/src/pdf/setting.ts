import type { Flow, Row, Tagged } from './flow.ts'
import type { Fonts } from './fonts.ts'
import type { Fragment, Line } from './lines.ts'
import { INK, SOFT, type TextLook } from './look.ts'
import type { Pictures } from './pictures.ts'

/** What blocks are set with. */
export interface Setting {
  pdf: PDFKit.PDFDocument
  fonts: Fonts
  flow: Flow
  pictures: Pictures
  /** Told of each sign that no font has. */
  missing(): void
  /** Whether nothing is drawn below a link. */
  hasPlainLinks?: boolean
}

/** Where on the page: points from its left, and how wide. */
export interface Frame {
  x: number
  width: number
}

/** A new place in the structure, below another. */
export function below(parent: Tagged, tag: string, { pdf }: Pick<Setting, 'pdf'>, options = {}): Tagged {
  const element = pdf.struct(tag, options)
  parent.element.add(element)
  return { tag, element }
}

/** Ends a place once the last of its rows is drawn. */
export function ending(rows: Row[], { element }: Tagged): Row[] {
  const last = rows.at(-1)
  if (last) last.after = [...(last.after ?? []), () => element.end()]
  else element.end()
  return rows
}

/** A row of nothing, which is left out at the head of a page. */
export const space = (height: number): Row => ({ height, isSpace: true, joined: true })

/** One row for each line; neither the first nor the last of several stands on a page by itself. */
export const textRows = (lines: readonly Line[], frame: Frame, look: TextLook, tagged: Tagged, setting: Setting): Row[] =>
  lines.map((line, i) => ({
    height: look.leading,
    joined: (i === 0 && lines.length > 1) || i === lines.length - 2,
    draw: (y) => drawLine(line, { x: frame.x, y: baseline(y, look) }, tagged, setting),
  }))

/** Two signs of code are never drawn as one. */
const AS_TYPED = { features: { calt: false } as never }

/** Where letters of a look stand in a line that begins at `y`. */
export const baseline = (y: number, { leading, size }: TextLook): number => y + (leading + size * 0.66) / 2

/** Draws a line from where its first letter stands, its links within the place they belong to. */
export function drawLine(line: Line, at: { x: number; y: number }, tagged: Tagged, setting: Setting): void {
  let { x } = at
  for (const fragment of line.fragments) {
    const link = fragment.span.href && below(tagged, 'Link', setting)
    setting.flow.mark(link || tagged)
    drawFragment(fragment, x, at.y, setting)
    if (link) {
      addLink(fragment, { x, y: at.y }, link, setting)
      setting.flow.close()
      link.element.end()
    }
    x += fragment.width
  }
}

/** Draws what has one font, with the rule below a link or through what is struck. */
export function drawFragment({ text, font, look, actual, width, span }: Fragment, x: number, y: number, setting: Setting) {
  const { pdf, missing, fonts, hasPlainLinks } = setting
  const isBox = actual !== undefined && fonts.isBox({ text, font, actual })
  if (isBox) missing()
  // Nested within what it is a part of, so that copying gives what was written.
  if (actual !== undefined) pdf.markContent('Span', { actual })
  pdf
    .font(font)
    .fontSize(look.size)
    .fillColor(look.color)
    .text(text, x, y, { lineBreak: false, baseline: 'alphabetic', ...(look.face === 'mono' && AS_TYPED) })
  if (actual !== undefined) pdf.endMarkedContent()
  const firm = width * (text.trimEnd().length / Math.max(1, text.length))
  if (span.struck) rule(pdf, x, y - look.size * 0.24, firm, INK)
  if (span.href && !hasPlainLinks) rule(pdf, x, y + 2, firm, SOFT)
}

const rule = (pdf: PDFKit.PDFDocument, x: number, y: number, width: number, color: string) =>
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(color)
    .stroke()

function addLink(
  { span: { href = '' }, look, width, text }: Fragment,
  { x, y }: { x: number; y: number },
  { element }: Tagged,
  { pdf }: Setting,
) {
  const top = y - look.size * 0.8
  // PDFKit writes a string as a name, and a String as text.
  const options = { structParent: element, Contents: new String(text.trim()) as string }
  if (href.startsWith('#')) pdf.goTo(x, top, width, look.size * 1.1, href.slice(1), options)
  else pdf.link(x, top, width, look.size * 1.1, href, options)
}
