import { countWords } from './text/count-words.ts'
import { makeExcerpt } from './text/make-excerpt.ts'

type Body = Record<string, unknown>

/** The first version ran headings, paragraphs and lines of lists together in its excerpt, and counted the names of records as words. */
export const entryBeforeBlocks = (entry: Body): Body => said(entry, (body) => ({ excerpt: makeExcerpt(body), wordCount: countWords(body) }))

/** The first version counted the names of records as words. */
export const revisionBeforeBlocks = (revision: Body): Body => said(revision, (body) => ({ wordCount: countWords(body) }))

/** With what follows from its text, where that can be read. Archives may have been written by anybody. */
const said = (record: Body, follows: (body: string) => Body): Body =>
  record.sealed || typeof record.body !== 'string' ? record : { ...record, ...follows(record.body) }
