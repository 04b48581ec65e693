import { fold } from './ui/highlight.ts'

/** What may be looked for: its words, and others it goes by. */
export interface Named {
  words: string
  also?: string | undefined
}

/** From here on what was typed names the thing, rather than merely occurring in it. */
export const STRONG = 3

/**
 * How well something is named by what was typed, 0 when not at all: it begins so (5), each typed word begins one of its
 * words (4) or of its other words (3), it holds what was typed (2), or holds its letters in their order (1).
 */
export const rank = (named: Named, typed: string): number => ranking(typed)(named)

/** The same for many that are held against what was typed, which is taken apart once; their words are not, as there may be thousands. */
export function ranking(typed: string): (named: Named) => number {
  const wanted = fold(typed).trim()
  const typedWords = wanted.match(/[\p{L}\p{N}\p{M}]+/gu)
  if (!typedWords) return () => 0
  const letters = wanted.length > 2 ? typedWords.join('') : null
  return ({ words, also = '' }) => {
    const text = fold(words)
    if (text.startsWith(wanted)) return 5
    const others = typedWords.filter((typedWord) => !beginsWordIn(text, typedWord))
    if (others.length === 0) return 4
    const otherText = also && fold(also)
    if (otherText && others.every((typedWord) => beginsWordIn(otherText, typedWord))) return STRONG
    if (text.includes(wanted)) return 2
    return letters && holdsInOrder(text, letters) ? 1 : 0
  }
}

const inWord = /[\p{L}\p{N}\p{M}]/u

/** Whether a word of the text begins so. */
function beginsWordIn(text: string, begin: string): boolean {
  for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at + 1)) {
    // The letter before may be of two units.
    const before = /[\udc00-\udfff]/.test(text.charAt(at - 1)) ? text.slice(at - 2, at) : text.charAt(at - 1)
    if (!inWord.test(before)) return true
  }
  return false
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
  const scoreOf = ranking(typed)
  return items
    .map((item, i) => ({ item, i, score: scoreOf(item), used: usedBefore(item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.used - b.used || a.i - b.i)
    .map(({ item }) => item)
}
