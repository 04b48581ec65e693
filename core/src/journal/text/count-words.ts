/** Free of zod and of any parser, for a count beside what is typed. */

/** Between `](` and `)`: an address, and a title that may follow it. Brackets end it, so that each sign is looked at once. */
const address = /\]\([^()\s]*(?:\s[^()]*)?\)/g

/** A sign of Chinese or Japanese, or a run of other letters and digits with the apostrophes and points within it. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\p{M}*|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]+(?:['’.,][[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]+)*/gv

/** How many words a Markdown text has; the addresses of its links are none. */
export function countWords(body: string): number {
  let count = 0
  for (const _ of body.replace(address, '] ').matchAll(word)) count++
  return count
}
