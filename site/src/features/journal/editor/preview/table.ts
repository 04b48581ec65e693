import type { Text } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'

interface Cell {
  from: number
  to: number
}

/** The cells between the bars of a row, empty ones among them. */
export function cellsOf(row: SyntaxNode): Cell[] {
  const cells: Cell[] = []
  let from = row.from
  for (const bar of row.getChildren('TableDelimiter')) {
    if (bar.from > row.from) cells.push({ from, to: bar.from })
    from = bar.to
  }
  if (from < row.to) cells.push({ from, to: row.to })
  return cells
}

export const rowsOf = (table: SyntaxNode): SyntaxNode[] => [...table.getChildren('TableHeader'), ...table.getChildren('TableRow')]

/** Wider than this, a column wraps its text for the sake of the others. */
const WIDEST = 40
const NARROWEST = 4
/** What a line has room for, in characters. */
const ROOM = 60

/** How wide each column is, as CSS: by what stands in it where all fit, otherwise by its share. */
export function columnWidths(table: SyntaxNode, doc: Text): string[] {
  const widest: number[] = []
  for (const row of rowsOf(table))
    for (const [column, { from, to }] of cellsOf(row).entries())
      widest[column] = Math.max(widest[column] ?? NARROWEST, Math.min(doc.sliceString(from, to).trim().length + 2, WIDEST))
  const all = widest.reduce((sum, width) => sum + width, 0)
  return widest.map((width) => (all <= ROOM ? `${(width * 0.55).toFixed(1)}em` : `${Math.floor((width / all) * 1000) / 10}%`))
}

/** Where the text of each column stands, by the colons of the line below the heads. */
export function alignments(table: SyntaxNode, doc: Text): (string | undefined)[] {
  const line = table.getChild('TableDelimiter')
  if (!line) return []
  return doc
    .sliceString(line.from, line.to)
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((column) => /^\s*(:?)-+(:?)\s*$/.exec(column))
    .map((match) => (match?.[2] ? (match[1] ? 'center' : 'end') : undefined))
}
