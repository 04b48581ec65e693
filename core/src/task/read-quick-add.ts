import { blanked, type DateContext, type Span } from './words/context.ts'
import { type DateReading, readDates } from './words/read-dates.ts'

/** A line of text, taken apart. */
export interface QuickAddReading extends DateReading {
  /** What is left of the text. */
  title: string
}

/**
 * Reads a new task from a line such as "Send Ana the draft tomorrow 4pm every friday". What stands in double
 * quotes is never read; the quotes go when they kept something from being read, and stay otherwise. A line
 * that would leave no title is all title.
 */
export function readQuickAdd(text: string, context: DateContext): QuickAddReading {
  const quotes = quoted(text)
  const reading = readDates(blanked(text, quotes), context)
  const found = reading.found.map((piece) => ({ ...piece, text: text.slice(piece.start, piece.end) }))
  const guards = quotes.filter(({ start, end }) => readDates(text.slice(start + 1, end - 1), context).found.length > 0)
  const signs = guards.flatMap(({ start, end }) => [
    { start, end: start + 1 },
    { start: end - 1, end },
  ])
  const title = without(text, found, signs)
  if (title) return { ...reading, found, title }
  return { title: text.trim(), dueDate: null, dueAt: null, timeZone: null, recurrence: null, found: [] }
}

const quoted = (text: string): Span[] =>
  [...text.matchAll(/["“„][^"“”„]*["”“]/g)].map(({ index, 0: match }) => ({ start: index, end: index + match.length }))

/** Stands where words were taken out; no text a person writes holds it. */
const GAP = '\u0000'
const gaps = new RegExp(`\\s*${GAP}[\\s${GAP}]*([,.;:!?)])?`, 'g')

/** The text without some words, and without the spaces around them; the signs are taken out and leave no gap. */
function without(text: string, words: readonly Span[], signs: readonly Span[]): string {
  const cuts = [...words.map((span) => ({ ...span, by: GAP })), ...signs.map((span) => ({ ...span, by: '' }))]
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, by }) => `${rest.slice(0, start)}${by}${rest.slice(end)}`, text)
    .replace(gaps, (_, sign: string | undefined) => sign ?? ' ')
    .trim()
}
