/** What Markdown puts within words. */
const withinWords = /[*_~`\\]/g

const word = /[\p{L}\p{N}\p{M}]+/gu

/** What is in a text and is not seen, each with words in it. Each of them ends where the next might begin, so that no text takes long. */
const unseen = [
  // The line that opens a block of code, and one that says where a link leads.
  /^[ \t>]*(?:`{3,}|~{3,}(?!~))[^`\n]*$/gm,
  /^[ \t>]{0,8}\[[^[\]\n]+\]:[^\n]*$/gm,
  // What stands for a picture.
  /!\[[^[\]]*(?=\][([])/g,
  // Addresses and labels of links.
  /\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g,
  /\]\[[^[\]]*\]/g,
  // The numbers and boxes of lists.
  /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[xX]\][ \t])?/gm,
  /&(?:[a-z][a-z\d]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/gi,
]

const seenIn = (body: string): string => unseen.reduce((text, each) => text.replace(each, ' '), body)

const wordsOf = (text: string): string => ` ${(text.replace(withinWords, '').match(word) ?? []).join(' ')} `

/**
 * Whether a passage, as somebody sees and selects it, is of a Markdown text: all its words are, one after the other, so that
 * nobody is quoted with a word left out. What lies between them and is not seen, such as the addresses of links, does not
 * matter. Takes time that grows with the length of both.
 */
export function isPassageOf(passage: string, body: string): boolean {
  const wanted = wordsOf(passage)
  // Nothing but signs.
  if (wanted.trim() === '') return passage.trim() !== '' && body.includes(passage.trim())
  return [body, seenIn(body)].some((text) => wordsOf(text).includes(wanted))
}
