import type { Span } from './span.ts'

/** Stands where words were taken out; no text a person writes holds it. */
const GAP = '\u0000'
/** What parts words from those behind it: a comma, a colon, a dash between spaces. */
const before = '\\s*[,;:]|(?:^|\\s+)[-–—](?=\\s)'
/** What ends words or parts them, but does not begin one as that of `!high` does. */
const after = '[,.;:!?](?![\\p{L}\\p{N}])|[-–—](?=\\s)'
const gaps = new RegExp(`(${before})?\\s*${GAP}(?:[\\s,;:–—-]*${GAP})*\\s*(${after})?`, 'gu')
const emptyBrackets = new RegExp(`[([]\\s*${GAP}[\\s${GAP}]*[)\\]]`, 'gu')

/** The text without some words, and without the spaces around them; the signs are taken out and leave no gap. */
export function without(text: string, words: readonly Span[], signs: readonly Span[] = []): string {
  const cuts = [...words.map((span) => ({ ...span, by: GAP })), ...signs.map((span) => ({ ...span, by: '' }))]
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, by }) => `${rest.slice(0, start)}${by}${rest.slice(end)}`, text)
    .trim()
    .replace(emptyBrackets, GAP)
    .replace(gaps, closed)
    .trim()
}

/** What stands where words were taken out: of the signs around them, those that the words left still need. */
function closed(gap: string, before: string | undefined, after: string | undefined, at: number, text: string): string {
  const ends = after && /[.!?]/.test(after) ? after : ''
  if (at + gap.length === text.length) return ends
  if (at === 0) return ''
  return ends || before ? (ends || before) + (after ? '' : ' ') : (after ?? ' ')
}
