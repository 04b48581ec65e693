import type { JournalEntry } from '../schema.ts'

/** What of an entry is counted. */
export type EntryFacts = Pick<JournalEntry, 'wordCount' | 'mood' | 'energy' | 'tags' | 'feelings' | 'journalId'> & {
  /** The day it is about. */
  date: string
}

export const factsOf = ({ entryDate, wordCount, mood, energy, tags, feelings, journalId }: JournalEntry): EntryFacts => ({
  date: entryDate,
  wordCount,
  mood,
  energy,
  tags,
  feelings,
  journalId,
})
