/** A stretch of text, found or not. */
export interface Stretch {
  text: string
  found: boolean
}

const word = /[\p{L}\p{N}\p{M}]+/gu

/** Cuts a text into stretches by the words typed in a search, each taken as the beginning of a word. */
export function highlighted(text: string, typed: string): Stretch[] {
  const wanted = [...fold(typed).matchAll(word)].map(([run]) => run)
  if (!wanted.length) return [{ text, found: false }]
  const stretches: Stretch[] = []
  let at = 0
  for (const match of text.matchAll(word)) {
    const folded = fold(match[0])
    const hit = wanted.filter((start) => folded.startsWith(start)).reduce((longest, start) => Math.max(longest, start.length), 0)
    if (!hit) continue
    const end = match.index + unfoldedLength(match[0], hit)
    if (match.index > at) stretches.push({ text: text.slice(at, match.index), found: false })
    stretches.push({ text: text.slice(match.index, end), found: true })
    at = end
  }
  if (at < text.length) stretches.push({ text: text.slice(at), found: false })
  return stretches
}

/** Without accents and capitals. Most text has none of the former, and thousands of titles may be asked for at once. */
export const fold = (text: string) => (/[\u0080-\uffff]/.test(text) ? text.normalize('NFKD').replace(/\p{M}/gu, '') : text).toLowerCase()

/** How many UTF-16 units of the original fold into the first `length` units of its folded form. */
function unfoldedLength(original: string, length: number): number {
  let end = 0
  let folded = 0
  for (const letter of original) {
    const units = fold(letter).length
    if (folded >= length && units > 0) break
    folded += units
    end += letter.length
  }
  return end
}
