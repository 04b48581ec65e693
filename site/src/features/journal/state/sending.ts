import type { DailyClient } from '@throughline/client/daily'
import { type Known, sendEdit } from '../../changes/send-edit.ts'
import { type EntryEdit, type JournalChange, mergeEntry } from '../rules/change.ts'
import type { EntryRow } from '../rules/row.ts'

export type KnownEntries = Known<EntryRow, EntryEdit, JournalChange & { do: 'journal.edit' }>

/** Carries a change of an entry to the server; sending it again does no harm. */
export async function sendJournalChange(
  { journal }: Pick<DailyClient, 'journal'>,
  change: JournalChange,
  known: KnownEntries,
): Promise<EntryRow> {
  const entry = await carried()
  // The next change of the same entry sets out from it, maybe before anybody has heard of this one's end.
  known.learn(entry)
  return entry

  function carried(): Promise<EntryRow> {
    const { id } = change
    switch (change.do) {
      case 'journal.edit':
        return sendEdit(change, known, { merge: mergeEntry, write: (changes, version) => journal.edit(id, changes, { version }) })
      case 'journal.remove':
        return journal.remove(id)
      case 'journal.restore':
        return journal.restore(id)
    }
  }
}
