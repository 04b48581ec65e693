import type { JournalEntry } from '@throughline/core/journal'
import { compareTexts } from '@throughline/core/kernel/compare'
import { journal as words } from '../../../messages/journal.ts'

/** What a list shows of an entry: all but its text. */
export const ROW_FIELDS = [
  'id',
  'createdAt',
  'updatedAt',
  'version',
  'deletedAt',
  'entryDate',
  'entryAt',
  'timeZone',
  'starred',
  'journalId',
  'title',
  'mood',
  'feelings',
  'energy',
  'tags',
  'prompt',
  'excerpt',
  'wordCount',
  'links',
  'photoIds',
] as const satisfies readonly (keyof JournalEntry)[]

export type EntryRow = Pick<JournalEntry, (typeof ROW_FIELDS)[number]>

/** What an entry is called, also one without a title. */
export const nameOf = ({ title, excerpt }: Pick<EntryRow, 'title' | 'excerpt'>): string => {
  if (title) return title
  const [first = ''] = excerpt.split(/(?<=[.!?…])\s/)
  return (first.length > 60 ? `${first.slice(0, 59).trimEnd()}…` : first) || words.untitled
}

/** Newest first, as the server lists them. */
export const newestFirst = (a: EntryRow, b: EntryRow): number =>
  compareTexts(b.entryDate, a.entryDate) || compareTexts(b.entryAt, a.entryAt) || compareTexts(b.id, a.id)
