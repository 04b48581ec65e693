import type { SyntaxNode } from '@lezer/common'
import { GFM, parser } from '@lezer/markdown'
import { isCheap } from '../../kernel/text/markdown-cost.ts'
import type { Block, ColumnAlign, ListItem, Span, Table } from '../model.ts'
import { definitionsOf, type Piece, type Source, spansIn, trimmed } from './spans.ts'

/** What addresses in a text mean. */
export interface MarkdownReader {
  /** The address a link leads to; `null` for one that leads nowhere outside its page. */
  linkOf(address: string): string | null
  /** The id of a picture of ours; `null` for any other, which is only named. */
  pictureOf(address: string): string | null
}

const markdown = parser.configure(GFM)

/**
 * Markdown (CommonMark and GFM) as what a page is made of. Lines stay as they were typed, HTML is the text it is, and a
 * text made to cost much comes out as it was typed.
 */
export function blocksOfMarkdown(text: string, reader: MarkdownReader): Block[] {
  const clean = text.replace(/\r\n?/g, '\n')
  if (!isCheap(clean)) return asTyped(clean)
  const { topNode } = markdown.parse(clean)
  return blocksIn(topNode, { text: clean, definitions: definitionsOf(topNode, clean), reader })
}

const asTyped = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => ({ kind: 'paragraph', spans: [{ text: paragraph.trim() }] }))

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

const blocksIn = (node: SyntaxNode, source: Source): Block[] => childrenOf(node).flatMap((child) => blockOf(child, source))

function blockOf(node: SyntaxNode, source: Source): Block[] {
  const level = /^(?:ATX|Setext)Heading(\d)$/.exec(node.name)?.[1]
  if (level) return textBlocks(spansIn(node, source), (spans) => ({ kind: 'heading', level: Number(level), spans }))
  switch (node.name) {
    case 'Paragraph':
      return paragraphs(spansIn(node, source))
    case 'Blockquote':
      return [{ kind: 'quote', blocks: blocksIn(node, source) }]
    case 'BulletList':
      return [{ kind: 'list', start: null, items: itemsOf(node, source) }]
    case 'OrderedList':
      return [{ kind: 'list', start: Number.parseInt(source.text.slice(node.from, node.from + 9), 10) || 0, items: itemsOf(node, source) }]
    case 'FencedCode':
    case 'CodeBlock':
      return [{ kind: 'code', text: codeOf(node, source) }]
    case 'Table':
      return [tableOf(node, source)]
    case 'HorizontalRule':
      return [{ kind: 'rule' }]
    case 'HTMLBlock':
    case 'CommentBlock':
    case 'ProcessingInstructionBlock':
      return [{ kind: 'paragraph', spans: [{ text: source.text.slice(node.from, node.to) }] }]
    default:
      return []
  }
}

const paragraphs = (pieces: readonly Piece[]) => textBlocks(pieces, (spans) => ({ kind: 'paragraph', spans }))

/** Text with pictures in it: each picture stands by itself, between what is before and after it. */
function textBlocks(pieces: readonly Piece[], textBlock: (spans: Span[]) => Block): Block[] {
  const blocks: Block[] = []
  let spans: Span[] = []
  const flush = () => {
    const kept = trimmed(spans)
    if (kept.length > 0) blocks.push(textBlock(kept))
    spans = []
  }
  for (const piece of pieces) {
    if ('picture' in piece) {
      flush()
      blocks.push({ kind: 'picture', ...piece.picture })
    } else spans.push(piece)
  }
  flush()
  return blocks
}

const itemsOf = (list: SyntaxNode, source: Source): ListItem[] =>
  childrenOf(list)
    .filter(({ name }) => name === 'ListItem')
    .map((item) => {
      const task = item.getChild('Task')
      const marker = task?.getChild('TaskMarker')
      return {
        checked: marker ? /x/i.test(source.text.slice(marker.from, marker.to)) : null,
        blocks: childrenOf(item).flatMap((child) => (child.name === 'Task' ? paragraphs(spansIn(child, source)) : blockOf(child, source))),
      }
    })

/** Without the marks of the quotes and lists it stands in. */
const codeOf = (node: SyntaxNode, { text }: Source): string =>
  node
    .getChildren('CodeText')
    .map(({ from, to }) => text.slice(from, to))
    .join('')

function tableOf(node: SyntaxNode, source: Source): Table {
  const header = node.getChild('TableHeader')
  const delimiters = node.getChildren('TableDelimiter').map(({ from, to }) => source.text.slice(from, to))
  const aligns = (delimiters.find((line) => line.includes('-')) ?? '')
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map(alignOf)
  const width = aligns.length
  return {
    kind: 'table',
    aligns,
    head: cellsOf(header, width, source),
    rows: node.getChildren('TableRow').map((row) => cellsOf(row, width, source)),
  }
}

const alignOf = (mark: string): ColumnAlign => {
  const [left, right] = [/^\s*:/.test(mark), /:\s*$/.test(mark)]
  return right ? (left ? 'center' : 'right') : 'left'
}

/** As many cells as the table has columns: an empty one has no node, and stands between two delimiters. */
function cellsOf(row: SyntaxNode | null, width: number, source: Source): Span[][] {
  const cells: Span[][] = []
  let open: Span[] | null = null
  const close = () => {
    cells.push(open ?? [])
    open = null
  }
  const children = row ? childrenOf(row) : []
  for (const [i, child] of children.entries()) {
    if (child.name === 'TableCell') open = trimmed(spansIn(child, source).map((piece) => ('picture' in piece ? named(piece) : piece)))
    else if (i > 0) close()
  }
  if (open) close()
  return Array.from({ length: width }, (_, i) => cells[i] ?? [])
}

const named = ({ picture }: { picture: { alt: string } }): Span => ({ text: picture.alt, italic: true })
