/** Free of zod and of any parser, for a count beside what is typed. */

/** Between `](` and `)`: an address, and a title that may follow it. Brackets end it, so that each sign is looked at once. */
const address = /\]\([^()\s]*(?:\s[^()]*)?\)/g

/** A link to a record, with the words it is called by. Each bracket ends what is looked at, so that each sign is looked at once. */
export const named = /(?<!\\)\[(?:[^[\]\\\n]|\\.)*\]\(<?\/(?:tasks|goals|journal)\/[^()\s]*(?:\s[^()]*)?\)/g

/** A sign of Chinese or Japanese, or a run of other letters and digits with the apostrophes and points within it. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\p{M}*|[[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]+(?:['’.,][[\p{L}\p{N}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]+)*/gv

/** How many words a Markdown text has as it reads, those of its links among them; their addresses are none. */
export function countWords(body: string): number {
  let count = 0
  for (const _ of body.replace(address, '] ').matchAll(word)) count++
  return count
}
