/** A part of the text that was understood as something else than words. */
export interface FoundPart {
  start: number
  end: number
  text: string
  field: string
}

/**
 * The text with some of its parts in quotes, which makes quick add take them as plain words.
 * @param rejected the words of the parts, as they stand in the text
 */
export function quoted(text: string, rejected: readonly string[]): string {
  let result = text
  for (const words of rejected) {
    const at = result.indexOf(words)
    if (at < 0 || (result[at - 1] === '"' && result[at + words.length] === '"')) continue
    result = `${result.slice(0, at)}"${words}"${result.slice(at + words.length)}`
  }
  return result
}

/** The rejected words that are still there; what was typed over is forgotten. */
export const stillThere = (text: string, rejected: readonly string[]): string[] => rejected.filter((words) => text.includes(words))

/** Where the caret stands in the text that was sent; −1 where quotes have moved things. */
export const caretIn = (sent: string, text: string, caret: number): number =>
  sent === text ? caret : caret === text.length ? sent.length : -1

/** The part that Backspace turns back into words: the last one, when it ends where the caret stands. */
export function partBefore(caret: number, text: string, found: readonly FoundPart[]): FoundPart | undefined {
  const last = found.toSorted((a, b) => a.end - b.end).findLast(({ end }) => end <= caret)
  return last && text.slice(last.end, caret).trim() === '' ? last : undefined
}
