import { GFM, parser } from '@lezer/markdown'

const markdown = parser.configure(GFM)

/** Marks, and what is not read as words. */
const hidden = new Set([
  'HeaderMark',
  'EmphasisMark',
  'StrikethroughMark',
  'CodeMark',
  'CodeInfo',
  'LinkMark',
  'LinkTitle',
  'LinkLabel',
  'LinkReference',
  'Image',
  'ListMark',
  'TaskMarker',
  'QuoteMark',
  'HorizontalRule',
  'TableDelimiter',
  'HTMLBlock',
  'HTMLTag',
  'Comment',
  'CommentBlock',
  'ProcessingInstruction',
  'ProcessingInstructionBlock',
])

/** What every mark holds or begins with; a text without it is plain, and reading it as Markdown takes far longer than seeing that. */
const anyMark = /[\\`*_~[\]<>#|]|^[ \t]*(?:[-+=]|\d+[.)])/m

/** What holds words by itself: a paragraph, a heading, a cell of a table. */
const blocks = /^(?:Paragraph|ATXHeading\d|SetextHeading\d|Task|TableCell|FencedCode|CodeBlock)$/

/** What ends in such a sign is told from what follows. */
const end = /[.!?…:;,。！？][)\]"'’”“»]*\s*$/

/** A Markdown text without its marks. What it takes grows with the square of a hostile text: give it a few thousand UTF-16 units. */
export function plainText(text: string): string {
  return anyMark.test(text) ? withoutMarks(text) : text
}

/** The same on one line, with a sign between paragraphs, headings and lines of lists that have none at their end. */
export function plainLine(text: string): string {
  const plain = anyMark.test(text) ? withoutMarks(text, apart) : text.split(/\n[ \t]*\n/).reduce((all, block) => apart(all) + block, '')
  return plain.replace(/\s+/g, ' ').trim()
}

const apart = (before: string): string => (before.trim() === '' || end.test(before.slice(-LOOKED_AT)) ? `${before} ` : `${before} · `)
/** Of what comes before, for the sign that ends it: a text may have thousands of blocks. */
const LOOKED_AT = 40

function withoutMarks(text: string, begin: (before: string) => string = (before) => before): string {
  let plain = ''
  let copied = 0
  const leaveOut = (from: number, to: number) => {
    if (from >= copied) plain += text.slice(copied, from)
    copied = Math.max(copied, to)
  }
  markdown.parse(text).iterate({
    enter({ name, from, to, node }) {
      if (blocks.test(name)) {
        leaveOut(from, from)
        plain = begin(plain)
      }
      if (name === 'Escape') leaveOut(from, from + 1)
      const isAddress = name === 'URL' && node.parent?.name === 'Link'
      if (!isAddress && !hidden.has(name)) return true
      leaveOut(name === 'LinkTitle' ? text.slice(0, from).trimEnd().length : from, to)
      return false
    },
  })
  return plain + text.slice(copied)
}
