import { describe, expect, it } from 'vitest'
import { upcast } from '../kernel/index.ts'
import { journalEntries, journalRevisions } from './schema.ts'

const body = '# Monday\n\nAsked [Ruth](/journal/019a9b3c-5d00-7cc0-8000-0000000000a1) twice'
const sealed = 'c2VhbGVk'

describe('what was written before words were counted without the names of records', () => {
  it('is counted anew, the excerpt of an entry made anew', () => {
    const entry = upcast(journalEntries, { body, sealed: null, excerpt: 'Monday Asked', wordCount: 9 }, 1)
    expect(entry.excerpt).toBe('Monday · Asked Ruth twice')
    const revision = upcast(journalRevisions, { body, sealed: null, wordCount: 9 }, 1)
    expect(revision).toEqual({ body, sealed: null, wordCount: entry.wordCount })
    expect(revision.wordCount).toBeLessThan(9)
  })

  it('stays as it is where only its person can count: what is sealed', () => {
    expect(upcast(journalEntries, { body: '', sealed, excerpt: '', wordCount: 9 }, 1)).toEqual({
      body: '',
      sealed,
      excerpt: '',
      wordCount: 9,
    })
    expect(upcast(journalRevisions, { body: '', sealed, wordCount: 9 }, 1)).toEqual({ body: '', sealed, wordCount: 9 })
  })

  it('is left to its schema where it has no text', () => {
    expect(upcast(journalRevisions, { sealed: null, wordCount: 9 }, 1)).toEqual({ sealed: null, wordCount: 9 })
  })
})
