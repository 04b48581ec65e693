import type { EscapeMark } from '../journal/markdown-marks.ts'

/** What may begin a line in more than one block: quotes, lists, numbers, rules. */
const ONLY_MARKS = /^[\s>*+\-\d.)(=|:#]*$/
/** Signs that mean something only where a line begins. */
const atLineStart = '-+=#'
/** Signs that mean nothing by themselves. */
const plain = '.!(),:;?@%$^{}/'

/**
 * Whether the backslash before a sign can go without the text being read in another way. Day One escapes far more signs
 * than Markdown asks for.
 */
export function isNeedless(text: string, { from }: EscapeMark): boolean {
  const sign = text.charAt(from + 1)
  if (!plain.includes(sign) && !atLineStart.includes(sign)) return false
  // Within a paragraph that holds HTML, an address or an entity, almost any sign may be a part of it.
  const block = blockRound(text, from)
  if (/[<&]/.test(block) || (/\]\(|\]:/.test(block) && !'.-!'.includes(sign))) return false
  if (sign === '!') return text.charAt(from + 2) !== '['
  if (sign === '(' || sign === ':') return text.charAt(from - 1) !== ']'
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
  if (ONLY_MARKS.test(before)) return sign !== ')' && !atLineStart.includes(sign) && !(sign === '.' && /\d$/.test(before))
  // A row of hashes may close a heading.
  return sign !== '#'
}

function blockRound(text: string, at: number): string {
  const start = text.lastIndexOf('\n\n', at)
  const end = text.indexOf('\n\n', at)
  return text.slice(Math.max(0, start), end < 0 ? undefined : end)
}
