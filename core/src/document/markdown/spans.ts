import type { SyntaxNode } from '@lezer/common'
import { decodeHTML } from 'entities'
import type { Span } from '../model.ts'
import type { MarkdownReader } from './blocks.ts'

export interface Source {
  text: string
  /** Addresses by the label that links refer to them by. */
  definitions: ReadonlyMap<string, string>
  reader: MarkdownReader
}

export type Piece = Span | { picture: { id: string; alt: string } }

type Look = Omit<Span, 'text'>

const labelKey = (label: string) => label.replace(/\s+/g, ' ').trim().toLowerCase()

/** The first of each label counts. */
export function definitionsOf(top: SyntaxNode, text: string): Map<string, string> {
  const definitions = new Map<string, string>()
  const cursor = top.cursor()
  do {
    if (cursor.name !== 'LinkReference') continue
    const [label, url] = [cursor.node.getChild('LinkLabel'), cursor.node.getChild('URL')]
    if (!label || !url) continue
    const key = labelKey(text.slice(label.from + 1, label.to - 1))
    if (!definitions.has(key)) definitions.set(key, addressOf(text.slice(url.from, url.to)))
  } while (cursor.next())
  return definitions
}

const addressOf = (written: string) => decodeHTML(written.replace(/^<(.*)>$/s, '$1').replace(/\\([!-/:-@[-`{-~])/g, '$1'))

/** The text between the marks of a node, or of a part of it, in pieces of one look each. */
export function spansIn(node: SyntaxNode, source: Source, look: Look = {}, { from, to }: { from: number; to: number } = node): Piece[] {
  const pieces: Piece[] = []
  let at = from
  const plain = (end: number) => {
    if (end > at) pieces.push({ text: source.text.slice(at, end), ...look })
  }
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.from < from || child.to > to) continue
    plain(child.from)
    pieces.push(...inline(child, source, look))
    at = child.to
  }
  plain(to)
  return pieces
}

function inline(node: SyntaxNode, source: Source, look: Look): Piece[] {
  const text = source.text.slice(node.from, node.to)
  switch (node.name) {
    case 'Emphasis':
      return spansIn(node, source, { ...look, italic: true })
    case 'StrongEmphasis':
      return spansIn(node, source, { ...look, bold: true })
    case 'Strikethrough':
      return spansIn(node, source, { ...look, struck: true })
    case 'InlineCode':
      return [{ text: inlineCode(text), ...look, code: true }]
    case 'Escape':
      return [{ text: text.slice(1), ...look }]
    case 'Entity':
      return [{ text: decodeHTML(text), ...look }]
    case 'HardBreak':
      return [{ text: '\n', ...look }]
    case 'Link':
    case 'Image':
      return linked(node, source, look)
    case 'Autolink':
    case 'URL':
      return [linkSpan({ text: text.replace(/^<(.*)>$/, '$1'), ...look }, withScheme(text.replace(/^<(.*)>$/, '$1')), source)]
    case 'HTMLTag':
    case 'Comment':
    case 'ProcessingInstruction':
      return [{ text, ...look }]
    default:
      return []
  }
}

/** One space on either side keeps ticks apart. */
function inlineCode(text: string): string {
  const ticks = /^`+/.exec(text)?.[0].length ?? 0
  const code = text.slice(ticks, -ticks).replace(/\n/g, ' ')
  return code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code) ? code.slice(1, -1) : code
}

const withScheme = (address: string) =>
  /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : address.includes('@') ? `mailto:${address}` : `http://${address}`

function linked(node: SyntaxNode, source: Source, look: Look): Piece[] {
  const marks = node.getChildren('LinkMark')
  const [opened, closed] = [marks[0], marks[1]]
  const url = node.getChild('URL')
  const label = node.getChild('LinkLabel')
  const said = opened && closed ? source.text.slice(opened.to, closed.from) : ''
  const labelled = label && label.to - label.from > 2 ? source.text.slice(label.from + 1, label.to - 1) : said
  const hasAddress = url !== null || marks.length > 3
  const address = hasAddress ? addressOf(url ? source.text.slice(url.from, url.to) : '') : source.definitions.get(labelKey(labelled))
  // Brackets that refer to nothing are brackets.
  if (address === undefined) return [{ text: source.text.slice(node.from, node.to), ...look }]
  const inner = spansIn(node, source, look, { from: opened?.to ?? node.from, to: closed?.from ?? node.to })
  if (node.name === 'Link') return inner.map((piece) => ('picture' in piece ? piece : linkSpan(piece, address, source)))
  const alt = inner.map((piece) => ('picture' in piece ? piece.picture.alt : piece.text)).join('')
  const id = source.reader.pictureOf(address)
  return id === null ? [linkSpan({ text: alt || address, ...look, italic: true }, address, source)] : [{ picture: { id, alt } }]
}

function linkSpan(span: Span, address: string, { reader }: Source): Span {
  const href = reader.linkOf(address)
  return href === null ? span : { ...span, href }
}

/** Without what is empty at either end of it and of its lines, and with neighbours of one look put together. */
export function trimmed(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last && isAlike(last, span)) last.text += span.text
    else if (span.text) joined.push({ ...span })
  }
  for (const span of joined) span.text = withBareBreaks(span.text)
  while (joined[0] && !joined[0].text.trimStart()) joined.shift()
  while (joined.length > 0 && !joined.at(-1)?.text.trimEnd()) joined.pop()
  const [first, last] = [joined[0], joined.at(-1)]
  if (first) first.text = first.text.trimStart()
  if (last) last.text = last.text.trimEnd()
  return joined
}

/** Without the blanks before and behind line breaks. */
function withBareBreaks(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, i) => {
      let [from, to] = [0, line.length]
      if (i > 0) while (isBlank(line[from])) from += 1
      if (i < lines.length - 1) while (to > from && isBlank(line[to - 1])) to -= 1
      return line.slice(from, to)
    })
    .join('\n')
}

const isBlank = (sign: string | undefined) => sign === ' ' || sign === '\t'

const isAlike = (a: Span, b: Span) =>
  a.bold === b.bold && a.italic === b.italic && a.code === b.code && a.struck === b.struck && a.href === b.href
