import { type BasedOn, type ChangeDeps, deleteRecord, restoreRecord } from '../../kernel/index.ts'
import { type JournalEntry, journalEntries } from '../schema.ts'
import { purgeEntries } from './purge-entries.ts'

/**
 * Moves an entry to the trash, and erases what lay there for too long; deleting twice is harmless.
 * @throws AppError `not-found`, or `stale` with the entry as it is now.
 */
export async function deleteEntry(deps: ChangeDeps, id: string, basedOn: BasedOn = {}): Promise<JournalEntry> {
  const deleted = await deleteRecord(deps, journalEntries, id, basedOn)
  await purgeEntries(deps)
  return deleted
}

/**
 * Brings an entry back from the trash; one that is not there stays as it is.
 * @throws AppError `not-found`, also past its days in the trash.
 */
export const restoreEntry = (deps: ChangeDeps, id: string): Promise<JournalEntry> => restoreRecord(deps, journalEntries, id)
