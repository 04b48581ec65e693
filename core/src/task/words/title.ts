import type { Span } from './span.ts'

/** Stands where words were taken out; no text a person writes holds it. */
const GAP = '\u0000'
/** A sign that ends words comes close to those before; one that begins a word (`!high`) does not. */
const gaps = new RegExp(`\\s*${GAP}[\\s${GAP}]*(?:([,.;:!?)])(?![\\p{L}\\p{N}]))?`, 'gu')

/** The text without some words, and without the spaces around them; the signs are taken out and leave no gap. */
export function without(text: string, words: readonly Span[], signs: readonly Span[] = []): string {
  const cuts = [...words.map((span) => ({ ...span, by: GAP })), ...signs.map((span) => ({ ...span, by: '' }))]
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, by }) => `${rest.slice(0, start)}${by}${rest.slice(end)}`, text)
    .replace(gaps, (_, sign: string | undefined) => sign ?? ' ')
    .trim()
}
