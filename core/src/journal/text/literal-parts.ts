import { parser } from '@lezer/markdown'

/** UTF-16 offsets, `to` exclusive. */
export interface Part {
  from: number
  to: number
}

// What makes links of brackets, and emphasis of stars, takes time that grows with the square of a hostile text.
const blocks = parser.configure({ remove: ['Link', 'Image', 'LinkEnd', 'Emphasis', 'LinkReference'] })

const literal = new Set([
  'CodeBlock',
  'FencedCode',
  'InlineCode',
  'HTMLBlock',
  'HTMLTag',
  'CommentBlock',
  'Comment',
  'ProcessingInstruction',
])

/** So does opening thousands of lists on one line, which nobody means. */
const countlessLists = /^[\s>*+\-\d.)]{200,}/gm

/** As does a long run of spaces within a line; tabs stand for as much, and are read at once. */
const longSpaces = / {200,}/g

/** The parts of a Markdown text where signs stand for themselves, in order: code, and HTML. */
export function literalParts(body: string): Part[] {
  const found: Part[] = []
  const tame = body.replace(countlessLists, (run) => run.replace(/\S/g, 'x')).replace(longSpaces, (run) => '\t'.repeat(run.length))
  blocks.parse(tame).iterate({
    enter({ name, from, to }) {
      if (!literal.has(name)) return true
      found.push({ from, to })
      return false
    },
  })
  return found
}
