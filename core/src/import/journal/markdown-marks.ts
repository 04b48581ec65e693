import { GFM, type MarkdownConfig, parser } from '@lezer/markdown'
import { isCheap } from '../../kernel/text/markdown-cost.ts'

/** A picture or link with its address. */
export interface AddressMark {
  is: 'address'
  from: number
  to: number
  target: string
  /** As they are written, in Markdown. */
  words: string
  isPicture: boolean
}

/** `[[target|words]]`, or `![[target]]`. */
export interface WikiMark {
  is: 'wiki'
  from: number
  to: number
  target: string
  words: string | null
  isEmbed: boolean
}

/** A backslash and the sign after it. */
export interface EscapeMark {
  is: 'escape'
  from: number
  to: number
}

export type MarkdownMark = AddressMark | WikiMark | EscapeMark

const WIKI = /^(!?)\[\[([^[\]\n]{1,500})\]\]/
/** A longer one is no title of a note. */
const LONGEST_WIKI = 510

const wikiLinks: MarkdownConfig = {
  defineNodes: ['WikiLink'],
  parseInline: [
    {
      name: 'WikiLink',
      before: 'Link',
      parse(context, _, at) {
        const found = WIKI.exec(context.slice(at, Math.min(context.end, at + LONGEST_WIKI)))
        return found ? context.addElement(context.elt('WikiLink', at, at + found[0].length)) : -1
      },
    },
  ],
}

const markdown = parser.configure([GFM, wikiLinks])

/** The marks of a Markdown text by where they begin; code holds none, nor does a text made to cost much. */
export function marksIn(text: string): MarkdownMark[] {
  if (!isCheap(text)) return []
  const marks: MarkdownMark[] = []
  markdown.parse(text).iterate({
    enter(at) {
      const { name, from, to } = at
      if (name === 'Escape') marks.push({ is: 'escape', from, to })
      else if (name === 'WikiLink') marks.push({ is: 'wiki', from, to, ...wikiOf(text.slice(from, to)) })
      else if (name === 'Image' || name === 'Link') {
        const { node } = at
        const address = node.getChild('URL')
        const [opens, closes] = node.getChildren('LinkMark')
        if (address && opens && closes) {
          const [target, words] = [targetOf(text.slice(address.from, address.to)), text.slice(opens.to, closes.from)]
          marks.push({ is: 'address', from, to, target, words, isPicture: name === 'Image' })
        }
      }
    },
  })
  return marks.sort((a, b) => a.from - b.from)
}

function wikiOf(text: string): Pick<WikiMark, 'target' | 'words' | 'isEmbed'> {
  const [, embed, inner = ''] = WIKI.exec(text) ?? []
  const [target = '', ...words] = inner.split('|')
  return { target: target.trim(), words: words.length > 0 ? words.join('|').trim() : null, isEmbed: embed === '!' }
}

/** The address itself: without angle brackets, backslashes and percent signs. */
function targetOf(written: string): string {
  const bare = written.startsWith('<') ? written.slice(1, -1) : written
  const plain = withoutEscapes(bare)
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

/** What a text with escaped signs says. */
export const withoutEscapes = (text: string): string => text.replace(/\\([!-/:-@[-`{-~])/g, '$1')
