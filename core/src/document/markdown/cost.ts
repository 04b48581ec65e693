/** What may open or close something. */
const MARK = /[*_~[\]()!<>`|]/g
/** An empty line ends a paragraph, and with it whatever was open. */
const BLOCK = /\n[ \t]*\n/
/** What a line begins with when it stands in quotes and lists. */
const CONTAINERS = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/
const LAYER = /[>*+-]|\d[.)]|\t| {4}/g

const MOST_LAYERS = 40
/** The sum over all blocks of the square of their marks: the parser's work may grow with it. */
const MOST_PAIRS = 6_000_000

/**
 * Whether a text can be parsed at little cost, told without parsing it: some tens of milliseconds for the longest entry. No
 * text that a person writes comes near.
 */
export function isCheap(text: string): boolean {
  const isDeep = text.split('\n').some((line) => count(CONTAINERS.exec(line)?.[0] ?? '', LAYER) > MOST_LAYERS)
  if (isDeep) return false
  let pairs = 0
  for (const block of text.split(BLOCK)) pairs += count(block, MARK) ** 2
  return pairs <= MOST_PAIRS
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
