import { fieldsOf } from '../../changes/fields-of.ts'
import { type Merge, mergeFields } from '../../changes/merge.ts'
import type { EntryRow } from './row.ts'

/** Fields of an entry besides its text, with what they are to hold. The text is saved as it is written, by its editor. */
export type EntryEdit = Partial<
  Pick<EntryRow, 'mood' | 'feelings' | 'energy' | 'tags' | 'prompt' | 'starred' | 'entryDate' | 'entryAt' | 'timeZone' | 'journalId'>
>

/** What a person does to an entry, in a form that can be kept, sent again and turned round. JSON-safe. */
export type JournalChange =
  /** `base` holds the fields as they were seen when they were changed. */
  | { do: 'journal.edit'; id: string; changes: EntryEdit; base: EntryEdit }
  | { do: 'journal.remove'; id: string }
  | { do: 'journal.restore'; id: string }

/** An edit of some fields of an entry, as that was when the edit began. */
export const editOfEntry = (entry: EntryRow, changes: EntryEdit): JournalChange => ({
  ...{ do: 'journal.edit', id: entry.id },
  changes,
  base: fieldsOf(entry, changes),
})

/** What the entry looks like once a change is through. `now` is an RFC 3339 instant; the version stays the server's. */
export function appliedToEntry(entry: EntryRow | null, change: JournalChange, now: string): EntryRow | null {
  if (!entry) return null
  switch (change.do) {
    case 'journal.edit':
      return { ...entry, ...change.changes, updatedAt: now }
    case 'journal.remove':
      return { ...entry, deletedAt: now }
    case 'journal.restore':
      return { ...entry, deletedAt: null }
  }
}

/** The change that takes a change back, from the entry before and after it; `null` when there was nothing to take back. */
export function inverseOfEntry(change: JournalChange, before: EntryRow | null, after: EntryRow): JournalChange | null {
  const { id } = change
  switch (change.do) {
    case 'journal.restore':
      return { do: 'journal.remove', id }
    case 'journal.remove':
      return { do: 'journal.restore', id }
    case 'journal.edit':
      return before && { do: 'journal.edit', id, changes: fieldsOf(before, change.changes), base: fieldsOf(after, change.changes) }
  }
}

/** Merges an edit into the entry as it became elsewhere meanwhile: of what is chosen the later word holds, of lists both changes are made. */
export const mergeEntry = (base: EntryEdit, mine: EntryEdit, theirs: EntryRow): Merge<EntryEdit> =>
  mergeFields<EntryEdit>(base, mine, theirs, {
    together: [['entryDate', 'entryAt', 'timeZone']],
    yielding: ['mood', 'energy', 'prompt', 'starred', 'entryDate', 'entryAt', 'timeZone', 'journalId'],
    joined: { tags: bothWords, feelings: bothWords },
  })

const bothWords = (base: readonly string[] = [], mine: readonly string[] = [], theirs: readonly string[] = []): string[] => [
  ...theirs.filter((word) => mine.includes(word) || !base.includes(word)),
  ...mine.filter((word) => !base.includes(word) && !theirs.includes(word)),
]
