import { fakeActor, fakeClock, sequentialIds } from '@throughline/contracts'
import { createMemoryStorage } from '@throughline/memory'
import { attachments, storageUses } from '../attachment/index.ts'
import { type Actor, AppError } from '../kernel/index.ts'
import { type JournalEntry, journalEntries, journalRevisions, journals, journalTemplates } from './schema.ts'
import type { Seal, Sealed } from './seal.ts'

/** What the use cases of this area ask for, over storage in memory and a clock that stands still. */
export const journalDeps = (actor: Partial<Actor> = {}) => ({
  ...createMemoryStorage({ kinds: [journalEntries, journalRevisions, journals, journalTemplates, attachments, storageUses] }),
  clock: fakeClock(),
  ids: sequentialIds(),
  actor: fakeActor(actor),
})

export type JournalTestDeps = ReturnType<typeof journalDeps>

/** What happened in the space, oldest first. */
export const happened = async ({ store, actor }: JournalTestDeps) => (await store.changes(actor.space, 0, 1000)).map(({ type }) => type)

/** The refusal of what must be refused. */
export async function refused(doing: Promise<unknown>): Promise<AppError> {
  const error = await doing.then(
    () => null,
    (error: unknown) => error,
  )
  if (error instanceof AppError) return error
  throw new Error('It was not refused.', { cause: error })
}

/** Pointer and code of every fault of what must be refused. */
export const faultsOf = async (doing: Promise<unknown>): Promise<string[]> =>
  ((await refused(doing)).details.faults ?? []).map(({ pointer, code }) => `${pointer} ${code}`)

/** The entries of a page, as objects. */
export const entriesIn = ({ json }: { json: string }): JournalEntry[] => JSON.parse(json)

/** A seal of the right form, that nothing opens. */
export const seal: Seal = {
  kdf: { name: 'argon2id', memoryKiB: 19_456, iterations: 2, parallelism: 1, salt: 'c2FsdHNhbHRzYWx0c2FsdA' },
  byPassphrase: { iv: 'aaaaaaaaaaaaaaaa', data: 'a2V5' },
  byRecovery: { iv: 'bbbbbbbbbbbbbbbb', data: 'a2V5' },
}

/** A sealed text, told from others by what it is said to hold. */
export const sealed = (data: string): Sealed => ({ iv: 'cccccccccccccccc', data })
