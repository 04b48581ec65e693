import { foldText } from '../../kernel/index.ts'

/** How often each word of a text stands in it, folded. A number is one word, its point and sign included. */
export function wordsOf(text: string): Map<string, number> {
  const words = new Map<string, number>()
  for (const [word] of foldText(text).matchAll(/[\p{L}\p{N}]+(?:[.,’'-][\p{L}\p{N}]+)*/gu)) words.set(word, (words.get(word) ?? 0) + 1)
  return words
}

export const countOf = (words: ReadonlyMap<string, number>): number => words.values().reduce((sum, count) => sum + count, 0)

/** How many words two texts share. */
export const shared = (some: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number =>
  some.entries().reduce((sum, [word, count]) => sum + Math.min(count, others.get(word) ?? 0), 0)

/** Takes the words of one text out of another. */
export function takeOut(words: Map<string, number>, taken: ReadonlyMap<string, number>): void {
  for (const [word, count] of taken) {
    const left = (words.get(word) ?? 0) - count
    if (left > 0) words.set(word, left)
    else words.delete(word)
  }
}
