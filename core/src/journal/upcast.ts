import { countWords } from './text/count-words.ts'
import { makeExcerpt } from './text/make-excerpt.ts'

/** The first version ran headings, paragraphs and lines of lists together in its excerpt, and counted the names of records as words. */
export function entryBeforeBlocks(entry: Record<string, unknown>): Record<string, unknown> {
  const { body, sealed } = entry
  // Archives may have been written by anybody.
  return sealed || typeof body !== 'string' ? entry : { ...entry, excerpt: makeExcerpt(body), wordCount: countWords(body) }
}
