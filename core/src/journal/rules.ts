/** What a browser asks of entries by itself. Free of zod and of any parser. */

export { entryName } from './entry/entry-name.ts'
export * from './limits.ts'
export { countWords } from './text/count-words.ts'
