/**
 * How much a text may ask of the parser. Its work, and what it writes, can grow with the square of what is counted here;
 * no note a person writes comes near, and what goes beyond is shown as it was typed.
 */
const MOST = {
  lines: 800,
  /** Quotes and lists, over all lines, and in one. */
  layers: 800,
  depth: 24,
  /** What may open or close something, and the sum, over all blocks, of the square of that. */
  marks: 4_000,
  pairs: 250_000,
  /** Rows times columns: a short row is filled up to the width of the widest. */
  cells: 4_000,
  /** What is written when each link refers to the longest definition. */
  referred: 200_000,
}

/** What may open or close something within a block. */
const MARK = /[*_~[\]()!<>`\\&|@"]|[-+#=:]+|\d[.)] |www\.|https?:/g
/** A line that ends the paragraph before it: an empty one, or the first of a list item. */
const BLOCK = /\n(?=[ \t]*\n| {0,3}[-+*] +\S)/
/** What a line begins with when it stands in quotes and lists. */
const CONTAINERS = /^(?:[ \t]|>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/
/** One of these: a marker, or an indentation that may keep a line inside a list. */
const LAYER = /[>*+-]|\d[.)]|\t| {4}/g

/** Whether a text can be rendered as Markdown at little cost, told without parsing it. */
export function isCheap(markdown: string): boolean {
  const text = markdown.replace(/\r\n?/g, '\n')
  const lines = text.split('\n')
  if (lines.length > MOST.lines) return false
  const layers = lines.map((line) => count(CONTAINERS.exec(line)?.[0] ?? '', LAYER))
  if (Math.max(...layers) > MOST.depth || sum(layers) > MOST.layers) return false
  const blocks = text.split(BLOCK)
  const marks = blocks.map((block) => count(block, MARK))
  if (sum(marks) > MOST.marks || sum(marks.map((each) => each ** 2)) > MOST.pairs) return false
  if (sum(blocks.map(cells)) > MOST.cells) return false
  const longest = Math.max(...blocks.map(({ length }) => length))
  return !text.includes(']:') || count(text, /\[/g) * longest <= MOST.referred
}

function cells(block: string): number {
  const rows = block.split('\n')
  return rows.length * Math.max(...rows.map((row) => count(row, /\|/g)))
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
