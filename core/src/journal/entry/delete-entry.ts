import { type BasedOn, type ChangeDeps, deleteAndPurge, restoreRecord } from '../../kernel/index.ts'
import { type JournalEntry, journalEntries, journals } from '../schema.ts'
import { type JournalDeps, purgeEntries } from './purge-entries.ts'

/**
 * Moves an entry to the trash with its files and revisions, and erases what lay there for too long; deleting twice is
 * harmless.
 * @throws AppError `not-found`, or `stale` with the entry as it is now.
 */
export const deleteEntry = (deps: JournalDeps, id: string, basedOn: BasedOn = {}): Promise<JournalEntry> =>
  deleteAndPurge(deps, journalEntries, id, basedOn, () => purgeEntries(deps))

/**
 * Brings an entry back from the trash, and the journal it lay in if that is there too; what is not there stays as it is.
 * @throws AppError `not-found`, also past its days in the trash.
 */
export const restoreEntry = (deps: ChangeDeps, id: string): Promise<JournalEntry> =>
  restoreRecord(deps, journalEntries, id, {
    room: null,
    // A journal is thrown away after the last of its entries, and so never gone before one of them.
    first: async ({ journalId }, held) => journalId && restoreRecord(held, journals, journalId, { room: null }),
  })
