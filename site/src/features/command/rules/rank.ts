import { fold } from '../../desk/ui/highlight.ts'

/** What may be looked for: its words, and others it goes by. */
export interface Named {
  words: string
  also?: string | undefined
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
const beginsIn = (words: readonly string[]) => (typed: string) => words.some((word) => word.startsWith(typed))

/** From here on what was typed names the thing, rather than merely occurring in it. */
export const STRONG = 3

/**
 * How well something is named by what was typed, 0 when not at all: it begins so (5), each typed word begins one of its
 * words (4) or of its other words (3), it holds what was typed (2), or holds its letters in their order (1).
 */
export function rank({ words, also = '' }: Named, typed: string): number {
  const wanted = fold(typed).trim()
  const typedWords = wordsOf(wanted)
  if (!typedWords.length) return 0
  const text = fold(words)
  const own = wordsOf(text)
  if (text.startsWith(wanted)) return 5
  if (typedWords.every(beginsIn(own))) return 4
  if (typedWords.every(beginsIn([...own, ...wordsOf(fold(also))]))) return STRONG
  if (text.includes(wanted)) return 2
  return wanted.length > 2 && holdsInOrder(own.join(''), typedWords.join('')) ? 1 : 0
}

function holdsInOrder(text: string, letters: string): boolean {
  let at = 0
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

/** Those that what was typed names, best first; among equals what was used last, then as they stand. */
export function ranked<T extends Named>(items: readonly T[], typed: string, usedBefore: (item: T) => number): T[] {
  return items
    .map((item, i) => ({ item, i, score: rank(item, typed), used: usedBefore(item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.used - b.used || a.i - b.i)
    .map(({ item }) => item)
}
