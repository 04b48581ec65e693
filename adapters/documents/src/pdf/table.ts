import type { ColumnAlign, Span, Table } from '@throughline/core/document'
import type { Row, Tagged } from './flow.ts'
import { type Line, linesOf } from './lines.ts'
import { cell as cellLook, LINE } from './look.ts'
import { baseline, below, drawLine, ending, type Frame, type Setting } from './setting.ts'

const PADDING = 5
/** Beyond these a page is too narrow for a table: its rows are set as text. */
const MOST_COLUMNS = 12
/** Points that every column has at least. */
const LEAST = 24

type Cells = readonly (readonly Span[])[]

/** A table, or its cells one after another where it has too many columns for a page. */
export function tableRows({ head, rows, aligns }: Table, frame: Frame, parent: Tagged, setting: Setting): Row[] {
  if (aligns.length > MOST_COLUMNS) return narrowRows([head, ...rows], frame, parent, setting)
  const table = below(parent, 'Table', setting)
  const bold = head.map((spans) => spans.map((span) => ({ ...span, bold: true })))
  const widths = columnWidths([bold, ...rows], frame.width, setting)
  const shared = { widths, aligns, x: frame.x, table, setting }
  const headRows = rowOf(bold, 'TH', shared).map((row) => ({ ...row, joined: true }))
  return ending([...headRows, ...rows.flatMap((cells) => rowOf(cells, 'TD', shared))], table)
}

const narrowRows = (rows: readonly Cells[], frame: Frame, parent: Tagged, setting: Setting): Row[] =>
  rows.flatMap((cells) => {
    const tagged = below(parent, 'P', setting)
    const spans = cells.flatMap((spans, i) => (i > 0 ? [{ text: ' | ' }, ...spans] : spans))
    const lines = linesOf(spans, frame.width, setting.fonts, cellLook)
    return ending(
      lines.map((line) => ({
        height: cellLook.leading,
        draw: (y: number) => drawLine(line, { x: frame.x, y: baseline(y, cellLook) }, tagged, setting),
      })),
      tagged,
    )
  })

/** As wide as what stands in them, or narrower in proportion where that is more than there is. */
function columnWidths(rows: readonly Cells[], width: number, { fonts }: Setting): number[] {
  const count = rows[0]?.length ?? 0
  const wanted = Array.from({ length: count }, (_, column) => {
    const lines = rows.slice(0, 200).flatMap((cells) => linesOf(cells[column] ?? [], width, fonts, cellLook))
    return Math.max(LEAST, ...lines.map((line) => Math.ceil(line.width))) + 2 * PADDING
  })
  const sum = wanted.reduce((all, each) => all + each, 0)
  if (sum <= width) return wanted
  const least = LEAST + 2 * PADDING
  const room = Math.max(0, width - least * count)
  const over = sum - least * count
  return wanted.map((each) => least + ((each - least) / over) * room)
}

interface Shared {
  widths: readonly number[]
  aligns: readonly ColumnAlign[]
  x: number
  table: Tagged
  setting: Setting
}

/** A row of the table, line by line: one whose text is longer than a page goes on at the next. */
function rowOf(cells: Cells, tag: 'TH' | 'TD', { widths, aligns, x, table, setting }: Shared): Row[] {
  const row = below(table, 'TR', setting)
  const set = cells.map((spans, i) => {
    const width = (widths[i] ?? 0) - 2 * PADDING
    const left = x + widths.slice(0, i).reduce((sum, each) => sum + each, 0) + PADDING
    const lines = linesOf(spans, width, setting.fonts, cellLook)
    return { lines, left, width, align: aligns[i] ?? 'left', tagged: below(row, tag, setting, tag === 'TH' ? { scope: 'Column' } : {}) }
  })
  const count = Math.max(1, ...set.map(({ lines }) => lines.length))
  const across = widths.reduce((sum, each) => sum + each, 0)
  const heightOf = (i: number) => cellLook.leading + (i === 0 ? 3 : 0) + (i === count - 1 ? 3 : 0)
  const rows = Array.from(
    { length: count },
    (_, i): Row => ({
      height: heightOf(i),
      joined: i < count - 1 && i < 20,
      draw(y) {
        for (const { lines, left, width, align, tagged } of set) {
          const line = lines[i]
          if (line) drawLine(line, { x: left + shift(line, width, align), y: baseline(y + (i === 0 ? 3 : 0), cellLook) }, tagged, setting)
        }
        if (i < count - 1) return
        for (const { tagged } of set) tagged.element.end()
        setting.flow.aside(() => underline(setting.pdf, x, y + heightOf(i), across, tag))
      },
    }),
  )
  return ending(rows, row)
}

const shift = (line: Line, width: number, align: ColumnAlign) =>
  align === 'left' ? 0 : Math.max(0, width - line.width) / (align === 'center' ? 2 : 1)

const underline = (pdf: PDFKit.PDFDocument, x: number, y: number, width: number, tag: 'TH' | 'TD') =>
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(tag === 'TH' ? 0.9 : 0.5)
    .strokeColor(LINE)
    .stroke()
