import { listIn, numberIn, objectIn, type Said, textIn } from '../journal/json-said.ts'

/** What a medium is called in an address of a text. */
const kinds: Readonly<Record<string, string>> = { photo: '', video: 'video', audio: 'audio', pdfAttachment: 'pdfAttachment' }

/** The Markdown of an entry that has its text as `richText` alone; empty when that is none. */
export function markdownOfRichText(richText: string): string {
  let contents: Said[]
  try {
    contents = listIn(JSON.parse(richText), 'contents') ?? []
  } catch {
    return ''
  }
  let text = ''
  for (const content of contents) {
    const embedded = listIn(content, 'embeddedObjects')
    if (embedded) text += `${text && !text.endsWith('\n') ? '\n' : ''}${embedded.map(mediumOf).join('')}`
    else text += runOf(content, text === '' || text.endsWith('\n'))
  }
  return text
}

function mediumOf(embedded: Said): string {
  const kind = kinds[textIn(embedded, 'type')]
  return kind !== undefined ? `![](dayone-moment:/${kind}/${textIn(embedded, 'identifier')})\n` : ''
}

function runOf(content: Said, isLineStart: boolean): string {
  const attributes = objectIn(content, 'attributes')
  const text = marked(textIn(content, 'text'), attributes)
  return (isLineStart ? lineMark(objectIn(attributes, 'line')) : '') + text
}

function lineMark(line: Said): string {
  const header = numberIn(line, 'header') ?? 0
  if (header > 0) return `${'#'.repeat(Math.min(6, header))} `
  const indent = '  '.repeat(Math.min(8, Math.max(0, (numberIn(line, 'indentLevel') ?? 1) - 1)))
  if (line.quote === true) return '> '
  const style = textIn(line, 'listStyle')
  if (style === 'checkbox') return `${indent}- [${line.checked === true ? 'x' : ' '}] `
  if (style === 'numbered') return `${indent}1. `
  return style === 'bulleted' ? `${indent}- ` : ''
}

function marked(text: string, { bold, italic, inlineCode, strikethrough, linkURL }: Said): string {
  const words = text.trim()
  if (words === '' || words.includes('\n')) return text
  let said = inlineCode === true ? `\`${words}\`` : words
  if (bold === true) said = `**${said}**`
  if (italic === true) said = `*${said}*`
  if (strikethrough === true) said = `~~${said}~~`
  if (typeof linkURL === 'string' && /^https?:\/\/[^\s()<>]+$/.test(linkURL)) said = `[${said}](${linkURL})`
  return text.replace(words, () => said)
}
