import { eraseFilesOf } from '../../attachment/index.ts'
import { type BlobsDep, type ChangeDeps, eraseGone, eraseRecord, listGone } from '../../kernel/index.ts'
import { eraseRevisions } from '../revision/thin-revisions.ts'
import { type JournalEntry, journalEntries, journals } from '../schema.ts'

export type JournalDeps = ChangeDeps & BlobsDep

/**
 * Erases what has left the trash: entries with their files and revisions, and the journals they lay in. Up to a page of
 * each; the next call goes on. An entry is erased last, so stopped anywhere the next call finds it.
 */
export async function purgeEntries(deps: JournalDeps): Promise<void> {
  for (const entry of await listGone(deps, journalEntries)) await eraseEntry(deps, entry)
  await eraseGone(deps, journals)
}

/** Erases an entry of the trash with all that belongs to it, itself last. */
export async function eraseEntry(deps: JournalDeps, entry: JournalEntry): Promise<void> {
  await eraseFilesOf(deps, { kind: 'journal-entry', id: entry.id })
  await eraseRevisions(deps, entry.id, 'all')
  await eraseRecord(deps, journalEntries, entry)
}
