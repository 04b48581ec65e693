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

/** A Markdown text without its marks. What it takes grows with the square of a hostile text: give it a few thousand UTF-16 units. */
export function plainText(text: string): string {
  if (!anyMark.test(text)) return text
  let plain = ''
  let copied = 0
  const leaveOut = (from: number, to: number) => {
    if (from >= copied) plain += text.slice(copied, from)
    copied = Math.max(copied, to)
  }
  markdown.parse(text).iterate({
    enter({ name, from, to, node }) {
      if (name === 'Escape') leaveOut(from, from + 1)
      const isAddress = name === 'URL' && node.parent?.name === 'Link'
      if (!isAddress && !hidden.has(name)) return true
      leaveOut(name === 'LinkTitle' ? text.slice(0, from).trimEnd().length : from, to)
      return false
    },
  })
  return plain + text.slice(copied)
}
