import { noteStorage } from '../../attachment/index.ts'
import { changeRecord, eventFor, putBeyondRestoring } from '../../kernel/index.ts'
import { journalEntries } from '../schema.ts'
import { eraseEntry, type JournalDeps } from './purge-entries.ts'

/** Entries that one call erases, each with all that belongs to it. */
const AT_A_TIME = 50

/**
 * Erases the entries in the trash for good, ahead of their time: a bounded number a call, and what is left is for the next.
 * An entry is erased last, so stopped anywhere the next call finds it.
 */
export async function emptyJournalTrash(deps: JournalDeps): Promise<{ erased: number; isEmpty: boolean }> {
  const { store, actor } = deps
  const listed = await store.list(actor.space, journalEntries.queries.trash, {}, { limit: AT_A_TIME })
  let erased = 0
  for (const entry of listed.items) {
    if (!(await putBeyondRestoring(journalEntries, (decide) => changeRecord(deps, journalEntries, entry.id, {}, decide)))) continue
    await eraseEntry(deps, entry)
    erased++
  }
  await noteStorage(deps, (use) => [eventFor(deps, 'trash.emptied', use)])
  return { erased, isEmpty: listed.nextCursor === null }
}
