import { type JournalEntry, journalEntries } from '../journal/index.ts'
import { type ActorDep, newEnvelope, type StoreDep } from '../kernel/index.ts'

const now = '2026-03-05T09:00:00.000Z'

/** An entry of the journal that lies in a space, for files to belong to. */
export async function storedEntry({ store }: StoreDep, space: ActorDep['actor']['space'], id: string): Promise<JournalEntry> {
  const entry: JournalEntry = {
    ...newEnvelope(id, now),
    ...{ entryDate: '2026-03-05', entryAt: now, timeZone: 'Europe/Berlin', starred: false, journalId: null },
    ...{ title: '', body: '', mood: null, feelings: [], energy: null, tags: [], prompt: null, sealed: null },
    ...{ excerpt: '', wordCount: 0, links: [], photoIds: [], importId: null },
  }
  await store.save(space, journalEntries, entry, { expectedVersion: 0 })
  return entry
}
