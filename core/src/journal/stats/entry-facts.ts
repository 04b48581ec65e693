import { dayNumber } from '../../kernel/index.ts'
import type { JournalEntry } from '../schema.ts'

/** What of an entry is counted. */
export type EntryFacts = Pick<JournalEntry, 'wordCount' | 'mood' | 'energy' | 'tags' | 'feelings' | 'journalId'> & {
  /** The day it is about. */
  date: string
  /** The same as days since 1970: streaks are counted of all entries whenever they are asked for. */
  day: number
}

export const factsOf = ({ entryDate, wordCount, mood, energy, tags, feelings, journalId }: JournalEntry): EntryFacts => ({
  date: entryDate,
  day: dayNumber(entryDate),
  wordCount,
  mood,
  energy,
  tags,
  feelings,
  journalId,
})
