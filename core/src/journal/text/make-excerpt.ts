import { MAX_EXCERPT } from '../limits.ts'
import { plainLine } from './plain-text.ts'

/** What is read of a text for its excerpt: enough for one among many marks, little enough that no text takes long. */
const MAX_READ = 3_000

/** How a Markdown text begins, without its marks and on one line; at most 280 UTF-16 units. */
export function makeExcerpt(body: string): string {
  const read = body.slice(0, MAX_READ)
  const words = plainLine(read)
  return words.length <= MAX_EXCERPT && read.length === body.length ? words : shortened(words)
}

/** Cut at the end of a word, with room for a sign that says so. */
function shortened(words: string): string {
  const room = words.slice(0, MAX_EXCERPT - 1).replace(/[\ud800-\udbff]$/, '')
  const end = words[room.length] === ' ' ? room.length : room.lastIndexOf(' ')
  const isWord = end > MAX_EXCERPT / 2
  return `${(isWord ? room.slice(0, end) : room).trimEnd()}…`
}
