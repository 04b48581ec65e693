import type { Block, ListItem, Span } from '@throughline/core/document'
import type { Row, Tagged } from './flow.ts'
import { linesOf } from './lines.ts'
import { body, code, GAP, heading, INDENT, INK, LINE, SHADE, SOFT, small, type TextLook } from './look.ts'
import { baseline, below, drawLine, ending, type Frame, type Setting, space, textRows } from './setting.ts'
import { tableRows } from './table.ts'

/** A block as rows to be set within a frame, with the room it stands apart by. */
export function rowsOf(block: Block, frame: Frame, parent: Tagged, setting: Setting): Row[] {
  switch (block.kind) {
    case 'heading': {
      const look = heading(block.level)
      const rows = textBlock(block.spans, look, `H${Math.min(6, block.level + 2)}`, frame, parent, setting)
      return [space(16), ...rows.map((row) => ({ ...row, joined: true })), { ...space(2), isSpace: false }]
    }
    case 'paragraph':
      return [space(GAP), ...textBlock(block.spans, body, 'P', frame, parent, setting)]
    case 'note':
      return [space(GAP), ...textBlock(block.spans, small, 'Note', frame, parent, setting)]
    case 'list':
      return listRows(block, frame, parent, setting)
    case 'quote':
      return quoteRows(block.blocks, frame, parent, setting)
    case 'code':
      return codeRows(block.text, frame, parent, setting)
    case 'table':
      return [space(GAP + 4), ...tableRows(block, frame, parent, setting), { height: 4 }]
    case 'picture':
      return pictureRows(block, frame, parent, setting)
    case 'rule':
      return [
        space(GAP),
        { height: 17, joined: true, draw: (y) => setting.flow.aside(() => hairline(setting, frame.x + frame.width / 2 - 30, y + 9, 60)) },
      ]
  }
}

/** Blocks one below the other; the room above the first is not theirs. */
export const blockRows = (blocks: readonly Block[], frame: Frame, parent: Tagged, setting: Setting): Row[] => {
  const rows = blocks.flatMap((block) => rowsOf(block, frame, parent, setting))
  return rows[0]?.isSpace ? rows.slice(1) : rows
}

function textBlock(spans: readonly Span[], look: TextLook, tag: string, frame: Frame, parent: Tagged, setting: Setting): Row[] {
  const tagged = below(parent, tag, setting)
  return ending(textRows(linesOf(spans, frame.width, setting.fonts, look), frame, look, tagged, setting), tagged)
}

/** Draws a thin line from a point to the right. */
export const hairline = ({ pdf }: Pick<Setting, 'pdf'>, x: number, y: number, width: number) =>
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()

function listRows({ start, items }: Extract<Block, { kind: 'list' }>, frame: Frame, parent: Tagged, setting: Setting): Row[] {
  const list = below(parent, 'L', setting)
  const rows = items.flatMap((item, i) => itemRows(item, start === null ? '•' : `${start + i}.`, frame, list, setting))
  return ending([space(GAP - 2), ...rows], list)
}

const BOX = 7.5

function itemRows({ checked, blocks }: ListItem, mark: string, frame: Frame, list: Tagged, setting: Setting): Row[] {
  const item = below(list, 'LI', setting)
  const label = below(item, 'Lbl', setting)
  const content = below(item, 'LBody', setting)
  const inner = { x: frame.x + INDENT, width: frame.width - INDENT }
  const rows = ending(blockRows(blocks, inner, content, setting), content)
  const first = rows[0] ?? { height: body.leading }
  const drawn: Row = {
    ...first,
    draw(y) {
      setting.flow.mark(label)
      if (checked === null) drawMark(mark, frame.x, y, label, setting)
      else drawBox(checked, frame.x + 1, y + (body.leading - BOX) / 2 + 0.5, setting)
      setting.flow.close()
      label.element.end()
      first.draw?.(y)
    },
  }
  return ending([space(2.5), drawn, ...rows.slice(1)], item)
}

/** A number ends where a point stands, so that texts stand below each other. */
function drawMark(mark: string, x: number, y: number, label: Tagged, setting: Setting): void {
  const [line] = linesOf([{ text: mark }], 100, setting.fonts)
  if (line) drawLine(line, { x: Math.max(x - 12, x + INDENT - 7 - line.width), y: baseline(y, body) }, label, setting)
}

function drawBox(checked: boolean, x: number, y: number, { pdf }: Setting): void {
  pdf.markContent('Span', { actual: checked ? '☑ ' : '☐ ' })
  pdf
    .roundedRect(x, y, BOX, BOX, 1.5)
    .lineWidth(0.8)
    .strokeColor(checked ? INK : SOFT)
    .stroke()
  if (checked)
    pdf
      .moveTo(x + 1.7, y + 3.9)
      .lineTo(x + 3.2, y + 5.4)
      .lineTo(x + 5.9, y + 2)
      .lineWidth(1)
      .strokeColor(INK)
      .stroke()
  pdf.endMarkedContent()
}

function quoteRows(blocks: readonly Block[], frame: Frame, parent: Tagged, setting: Setting): Row[] {
  const quote = below(parent, 'BlockQuote', setting)
  const rows = blockRows(blocks, { x: frame.x + INDENT, width: frame.width - INDENT }, quote, setting)
  const { pdf, flow } = setting
  const bar = (y: number, height: number) => flow.aside(() => pdf.rect(frame.x + 3, y, 1.2, height).fill(LINE))
  return [space(GAP + 2), ...ending(behind(rows, bar), quote)]
}

function codeRows(text: string, frame: Frame, parent: Tagged, setting: Setting): Row[] {
  const tagged = below(parent, 'Code', setting)
  const inner = { x: frame.x + 10, width: frame.width - 20 }
  const lines = text.split('\n').flatMap((line) => {
    const broken = linesOf([{ text: line }], inner.width, setting.fonts, code)
    return broken.length > 0 ? broken : [{ fragments: [], width: 0 }]
  })
  const rows = textRows(lines, inner, code, tagged, setting)
  const { pdf, flow } = setting
  const shade = (y: number, height: number) => flow.aside(() => pdf.rect(frame.x, y, frame.width, height).fill(SHADE))
  const padding = (): Row => ({ height: 7, joined: true })
  const all = behind(
    [padding(), ...rows.slice(0, -1), ...rows.slice(-1).map((row) => ({ ...row, joined: true })), { ...padding(), joined: false }],
    shade,
  )
  return [space(GAP + 2), ...ending(all, tagged)]
}

/** Rows with something painted behind each of them. */
const behind = (rows: readonly Row[], paint: (y: number, height: number) => void): Row[] =>
  rows.map((row) => ({
    ...row,
    draw(y) {
      // Twice the width of a hair more, so that no line of paper shows between two.
      paint(y, row.height + (row.joined ? 0.2 : 0))
      row.draw?.(y)
    },
  }))

/** Points: a photograph of a page's height would stand alone. */
const MOST_HEIGHT = 400
/** Points of a pixel: a small picture is not blown up. */
const POINT = 0.75

function pictureRows({ id, alt }: Extract<Block, { kind: 'picture' }>, frame: Frame, parent: Tagged, setting: Setting): Row[] {
  const { pdf, flow, pictures } = setting
  const image = pictures.get(id)
  if (typeof image === 'string') {
    const text = `A picture stands here that cannot be printed: ${image}.${alt ? ` It shows: ${alt}` : ''}`
    return rowsOf({ kind: 'note', spans: [{ text }] }, frame, parent, setting)
  }
  const figure = below(parent, 'Figure', setting, { alt: alt || 'Picture' })
  const isTurned = (image.orientation ?? 1) > 4
  const [pixelsAcross, pixelsDown] = isTurned ? [image.height, image.width] : [image.width, image.height]
  const scale = Math.min(POINT, frame.width / pixelsAcross, MOST_HEIGHT / pixelsDown)
  const [width, height] = [pixelsAcross * scale, pixelsDown * scale]
  const row: Row = {
    height: height + 6,
    draw(y) {
      flow.mark(figure)
      pdf.image(image as never, frame.x, y + 3, { width, height })
      flow.close()
    },
  }
  return [space(GAP), ...ending([row], figure)]
}
