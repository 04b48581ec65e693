/** Free of zod, so that the editor in a browser goes by the same rule as the server. */

/** What may open or close something. */
const MARK = /[*_~[\]()!<>`]/g
/** What ends a paragraph, and with it whatever was open: an empty line, or the first of an item. */
const BLOCK = /\n(?=[ \t\r]*\n| {0,3}[-+*] +\S)/
/** What a line begins with when it stands in quotes and lists. */
const CONTAINERS = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/
const LAYER = /[>*+-]|\d[.)]|\t| {4}/g
const BLANKS = /[ \t]{2,}/g

const MOST = {
  layers: 40,
  /** The sum over all blocks of the square of their marks: the parser's work may grow with it. */
  pairs: 6_000_000,
  /** The sum of the squares of the lengths of all runs of blanks: from each space the parser looks for the end of its line. */
  blanks: 20_000_000,
  /** Rows times columns of one block. */
  cells: 20_000,
}

/**
 * Whether a text can be parsed as Markdown by Lezer at little cost, told without parsing it: some tens of milliseconds for
 * the longest entry. No text that a person writes comes near.
 */
export function isCheap(text: string): boolean {
  let blanks = 0
  for (const [run] of text.matchAll(BLANKS)) blanks += run.length ** 2
  if (blanks > MOST.blanks) return false
  const isDeep = text.split('\n').some((line) => count(CONTAINERS.exec(line)?.[0] ?? '', LAYER) > MOST.layers)
  if (isDeep) return false
  let pairs = 0
  for (const block of text.split(BLOCK)) {
    pairs += count(block, MARK) ** 2
    if (block.includes('|') && cellsOf(block) > MOST.cells) return false
  }
  return pairs <= MOST.pairs
}

function cellsOf(block: string): number {
  const rows = block.split('\n')
  return rows.length * rows.reduce((most, row) => Math.max(most, count(row, /\|/g)), 0)
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
