/** What Markdown puts within words. */
const withinWords = /[*_~`\\]/g

const word = /[\p{L}\p{N}\p{M}]+/gu

const wordsOf = (text: string) => text.replace(withinWords, '').match(word) ?? []

/**
 * Whether a passage, as somebody sees and selects it, is of a Markdown text: all its words are, in their order. What lies
 * between them and is not seen, such as the addresses of links, does not matter. Takes time that grows with the length of both.
 */
export function isPassageOf(passage: string, body: string): boolean {
  const wanted = wordsOf(passage)
  // Nothing but signs.
  if (wanted.length === 0) return passage.trim() !== '' && body.includes(passage.trim())
  let next = 0
  for (const said of wordsOf(body)) if (said === wanted[next]) next++
  return next === wanted.length
}
