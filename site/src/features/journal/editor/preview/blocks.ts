import { Decoration } from '@codemirror/view'
import type { SyntaxNode } from '@lezer/common'
import type { Canvas } from './canvas.ts'
import { alignments, cellsOf, columnWidths, rowsOf } from './table.ts'
import { TaskMark } from './task-mark.ts'

const mark = (name: string) => Decoration.mark({ class: name })
const [quoteMark, itemMark, headMark, blockMark, bar, codeInfo] = ['md-quote', 'md-item', 'md-head', 'md md-block', 'md-bar', 'md'].map(
  mark,
) as [Decoration, Decoration, Decoration, Decoration, Decoration, Decoration]

function drawHeading(node: SyntaxNode, canvas: Canvas): void {
  const level = node.name.slice(-1)
  canvas.eachLine(node.from, node.to, ({ classes, attributes }) => {
    classes.add(`is-h${level}`)
    Object.assign(attributes, { role: 'heading', 'aria-level': level })
  })
}

/** The signs of a heading: before it they hang, behind it they go, and a line of them under it keeps its room. */
function drawHeadMark(node: SyntaxNode, canvas: Canvas): void {
  const look = canvas.lineAt(node.from)
  const before = canvas.read(look.marksTo, node.from)
  if (node.parent?.name.startsWith('Setext')) canvas.mark(node.from, node.to, blockMark)
  else if (/\S/.test(before)) canvas.hide(node.from, node.to, look.classes.has('is-active'))
  else {
    look.marksTo = Math.min(node.to + (/^[ \t]*/.exec(canvas.read(node.to, look.line.to))?.[0].length ?? 0), look.line.to)
    canvas.mark(node.from, node.to, headMark)
  }
}

function drawQuote(node: SyntaxNode, canvas: Canvas): void {
  canvas.eachLine(node.from, node.to, (look) => {
    look.quotes += 1
    look.classes.add('is-quote')
  })
}

function drawQuoteMark(node: SyntaxNode, canvas: Canvas): void {
  const look = canvas.lineAt(node.from)
  look.marksTo = Math.max(look.marksTo, node.to + (canvas.read(node.to, node.to + 1) === ' ' ? 1 : 0))
  canvas.mark(node.from, node.to, quoteMark)
}

function drawItem(node: SyntaxNode, canvas: Canvas): void {
  const own = node.firstChild
  const start = canvas.sight.doc.lineAt(node.from)
  const text = own?.nextSibling?.from ?? (own?.to ?? node.from) + 1
  canvas.eachLine(node.from, node.to, (look) => {
    look.items += 1
    look.indent = text - start.from
    look.classes.add('is-item')
  })
}

function drawItemMark(node: SyntaxNode, canvas: Canvas): void {
  const look = canvas.lineAt(node.from)
  const { line } = look
  look.marksTo = Math.max(
    look.marksTo,
    node.to + (/^ {1,4}(?! )/.exec(canvas.read(node.to, line.to))?.[0].length ?? (node.to < line.to ? 1 : 0)),
  )
  const task = node.nextSibling?.name === 'Task' ? node.nextSibling.firstChild : null
  if (!task) {
    canvas.mark(node.from, node.to, itemMark)
    return
  }
  const isDone = /x/i.test(canvas.read(task.from, task.to))
  look.marksTo = Math.min(task.to + 1, line.to)
  look.classes.add('is-task')
  if (isDone) look.classes.add('is-done')
  if (canvas.sight.isTouched(node.from, task.to)) canvas.mark(node.from, task.to, itemMark)
  else canvas.inner.push(Decoration.replace({ widget: new TaskMark(isDone) }).range(node.from, task.to))
}

function drawCode(node: SyntaxNode, canvas: Canvas): void {
  const { doc } = canvas.sight
  const [first, last] = [doc.lineAt(node.from).from, doc.lineAt(node.to).from]
  const isShown = canvas.sight.isTouched(node.from, node.to)
  canvas.eachLine(node.from, node.to, ({ line, classes, attributes }) => {
    classes.add('is-code')
    attributes.spellcheck = 'false'
    if (line.from === first) classes.add('is-first')
    if (line.from === last) classes.add('is-last')
    if (isShown) classes.add('is-active')
  })
  for (const fence of node.getChildren('CodeMark')) canvas.mark(fence.from, fence.to, blockMark)
  const info = node.getChild('CodeInfo')
  if (info) canvas.mark(info.from, info.to, codeInfo)
}

function drawTable(node: SyntaxNode, canvas: Canvas): void {
  const { doc, from, to } = canvas.sight
  const [widths, aligned] = [columnWidths(node, doc), alignments(node, doc)]
  canvas.eachLine(node.from, node.to, ({ classes }) => classes.add('is-row'))
  const under = node.getChild('TableDelimiter')
  if (under && under.from >= from && under.to <= to) {
    canvas.lineAt(under.from).classes.add('is-under')
    canvas.mark(under.from, under.to, blockMark)
  }
  for (const row of rowsOf(node)) {
    if (row.to < from || row.from > to) continue
    if (row.name === 'TableHeader') canvas.lineAt(row.from).classes.add('is-head')
    for (const { from: start, to: end } of row.getChildren('TableDelimiter')) canvas.mark(start, end, bar)
    for (const [column, cell] of cellsOf(row).entries()) {
      const align = aligned[column] ? `; text-align: ${aligned[column]}` : ''
      canvas.around(cell.from, cell.to, Decoration.mark({ class: 'cell', attributes: { style: `width: ${widths[column]}${align}` } }))
    }
  }
}

function drawRule(node: SyntaxNode, canvas: Canvas): void {
  canvas.lineAt(node.from).classes.add('is-rule')
  canvas.mark(node.from, node.to, blockMark)
}

function drawMuted(node: SyntaxNode, canvas: Canvas): void {
  canvas.eachLine(node.from, node.to, ({ classes }) => classes.add('is-muted'))
}

export const blocks: Record<string, (node: SyntaxNode, canvas: Canvas) => void> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`ATXHeading${level}`, drawHeading])),
  SetextHeading1: drawHeading,
  SetextHeading2: drawHeading,
  HeaderMark: drawHeadMark,
  Blockquote: drawQuote,
  QuoteMark: drawQuoteMark,
  ListItem: drawItem,
  ListMark: drawItemMark,
  FencedCode: drawCode,
  CodeBlock: drawCode,
  Table: drawTable,
  HorizontalRule: drawRule,
  LinkReference: drawMuted,
  CommentBlock: drawMuted,
}
