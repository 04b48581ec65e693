import { type Span, spanOf } from './span.ts'

const quotes = /["“„][^"“”„]*["”“]/g

/** Addresses of pages, mail and files, and code. */
const literals =
  /`[^`]*`|[\p{L}\p{N}+.-]+:\/\/\S+|[^\s@]+@\S+\.\S+|(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}_-]*(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}\S*/gu

/** What stands in double quotes, the signs included. */
export const quoted = (text: string): Span[] => [...text.matchAll(quotes)].map(spanOf)

/** What is never words, whatever it holds. */
export const literal = (text: string): Span[] => [...text.matchAll(literals)].map(spanOf)
