import type { Span } from './span.ts'

/** Stands where words were taken out; no text a person writes holds it. */
const GAP = '\u0000'
const run = `${GAP}(?:[\\s,;:–—-]*${GAP})*`
/** What parts words from those behind it: a comma, a colon, a dash between spaces, a bracket that opens and is no half of a smiley. */
const ahead = '\\s*[,;:]|(?:^|\\s+)[-–—](?=\\s)|(?<![^\\s])[([]'
/** What ends words or parts them, but does not begin one as that of `!high` or `:)` does. */
const behind = '[.!?…]+(?=[\\s)\\]]|$)|[,;:](?=\\s|$)|[-–—](?=\\s)|[)\\]]'
const gaps = new RegExp(`(${ahead})?\\s*${run}\\s*(${behind})?(\\s*)`, 'gu')
const emptyBrackets = new RegExp(`[([]\\s*${run}\\s*[)\\]]`, 'gu')

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

/** What ends a sentence, and what closes a bracket: both stay. */
const ends = /[.!?…]$/
const stays = /[.!?…)\]]$/

/** What stands where words were taken out: of the signs around them, those that the words left still need. */
function closed(gap: string, before = '', after = '', space: string, at: number, text: string): string {
  if (at + gap.length === text.length) return stays.test(after) ? after : ''
  if (/[([]/.test(before)) return before
  if (at === 0) return ''
  if (stays.test(after)) return after + space
  if (before) return `${before} `
  // A sentence that has ended needs no comma.
  if (!after || ends.test(text.slice(0, at).trimEnd())) return ' '
  return /[,;:]/.test(after) ? after + space : ` ${after}${space}`
}
