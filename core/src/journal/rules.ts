/** What a browser asks of entries by itself. Free of zod and of any parser. */
export * from './limits.ts'
export { countWords } from './text/count-words.ts'
