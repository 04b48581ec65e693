import { fakeActor, fakeClock, nextId, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { type Actor, eventFor, instantText, newEnvelope } from '../kernel/index.ts'
import { type JournalEntry, journalEntries } from './schema.ts'
import { createEntryMemory } from './stats/entry-memory.ts'

/** What looking back at entries asks for; it is 5 March 2026. */
export const lookBackDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds: [journalEntries] }),
  clock: fakeClock(),
  ids: sequentialIds(),
  entryMemory: createEntryMemory(),
  giveWay: async () => {},
  actor: fakeActor(actor),
})

type Deps = Pick<ReturnType<typeof lookBackDeps>, 'store' | 'clock' | 'ids' | 'actor'>

/** An entry of 5 March 2026 that says nothing but what is given. */
export const entryOf = (given: Partial<JournalEntry> = {}): JournalEntry => ({
  ...newEnvelope(nextId(), '2026-03-05T09:00:00.000Z'),
  entryDate: '2026-03-05',
  entryAt: `${given.entryDate ?? '2026-03-05'}T09:00:00.000Z`,
  timeZone: 'UTC',
  starred: false,
  journalId: null,
  title: '',
  body: '',
  mood: null,
  feelings: [],
  energy: null,
  tags: [],
  prompt: null,
  sealed: null,
  excerpt: '',
  wordCount: 0,
  writtenAt: '2026-03-05T09:00:00.000Z',
  links: [],
  photoIds: [],
  importId: null,
  ...given,
})

/** The entry, stored as a use case would. */
export async function storedEntry(deps: Deps, given: Partial<JournalEntry> = {}): Promise<JournalEntry> {
  const entry = entryOf(given)
  await deps.store.save(deps.actor.space, journalEntries, entry, {
    expectedVersion: 0,
    events: [eventFor(deps, 'journal-entry.created', entry)],
  })
  return entry
}

/** The entry, changed as a use case would. */
export async function changedEntry(deps: Deps, entry: JournalEntry, changes: Partial<JournalEntry>): Promise<JournalEntry> {
  const changed = { ...entry, ...changes, version: entry.version + 1, updatedAt: instantText(deps.clock.now()) }
  await deps.store.save(deps.actor.space, journalEntries, changed, {
    expectedVersion: entry.version,
    events: [eventFor(deps, 'journal-entry.updated', changed)],
  })
  return changed
}
