import type { EscapeMark } from '../journal/markdown-marks.ts'

/** What may begin a line in more than one block: quotes, lists, numbers, rules. */
const ONLY_MARKS = /^[\s>*+\-\d.)(=|:#]*/
/** Signs that mean something only where a line begins. */
const atLineStart = '-+=#'
/** Signs that mean nothing by themselves. */
const plain = '.!(),:;?@%$^{}/'

/**
 * Tells of the escaped signs of a text, in their order, whether the backslash can go without the text being read in another
 * way. Day One escapes far more signs than Markdown asks for.
 */
export function needlessIn(text: string): (mark: EscapeMark) => boolean {
  let paragraph = { ...NONE, holdsMarkup: false, holdsAddress: false }
  let line = { ...NONE, marks: 0 }
  return ({ from }) => {
    const sign = text.charAt(from + 1)
    if (!plain.includes(sign) && !atLineStart.includes(sign)) return false
    // Each paragraph and line is looked through once, however many signs are escaped in it.
    if (from >= paragraph.to) {
      const round = stretchRound(text, from, '\n\n')
      const block = text.slice(round.from, round.to)
      paragraph = { ...round, holdsMarkup: /[<&]/.test(block), holdsAddress: /\]\(|\]:/.test(block) }
    }
    // Within a paragraph that holds HTML, an address or an entity, almost any sign may be a part of it.
    if (paragraph.holdsMarkup || (paragraph.holdsAddress && !'.-!'.includes(sign))) return false
    if (sign === '!') return text.charAt(from + 2) !== '['
    if (sign === '(' || sign === ':') return text.charAt(from - 1) !== ']'
    if (from >= line.to) {
      const round = stretchRound(text, from, '\n')
      line = { ...round, marks: round.from + (ONLY_MARKS.exec(text.slice(round.from, round.to))?.[0].length ?? 0) }
    }
    if (from <= line.marks) return sign !== ')' && !atLineStart.includes(sign) && !(sign === '.' && /\d/.test(text.charAt(from - 1)))
    // A row of hashes may close a heading.
    return sign !== '#'
  }
}

const NONE = { from: 0, to: 0 }

/** From the end of the sign before a place to the next one. */
function stretchRound(text: string, at: number, sign: string): { from: number; to: number } {
  const before = text.lastIndexOf(sign, at - 1)
  const end = text.indexOf(sign, at)
  return { from: before < 0 ? 0 : before + sign.length, to: end < 0 ? text.length : end }
}
