import { GFM, parser } from '@lezer/markdown'

/** UTF-16 units. */
export const MAX_EXCERPT = 280

/** What is read of a text for its excerpt: enough for one among many marks, little enough that no text takes long. */
const MAX_READ = 3_000

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

/** How a Markdown text begins, without its marks and on one line; at most 280 UTF-16 units. */
export function makeExcerpt(body: string): string {
  const read = body.slice(0, MAX_READ)
  const words = plainText(read).replace(/\s+/g, ' ').trim()
  return words.length <= MAX_EXCERPT && read.length === body.length ? words : shortened(words)
}

function plainText(text: string): string {
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

/** Cut at the end of a word, with room for a sign that says so. */
function shortened(words: string): string {
  const room = words.slice(0, MAX_EXCERPT - 1).replace(/[\ud800-\udbff]$/, '')
  const end = words[room.length] === ' ' ? room.length : room.lastIndexOf(' ')
  const isWord = end > MAX_EXCERPT / 2
  return `${(isWord ? room.slice(0, end) : room).trimEnd()}…`
}
