import { ProblemError } from '@throughline/client/problem'
import type { JournalEntry, JournalEntryChanges, JournalRevision, NewJournalEntry, NewJournalRevision } from '@throughline/core/journal'
import { expect, test } from 'vitest'
import { KDF, newSeal } from './journal-key.ts'
import { CannotOpen, sealedJournal } from './sealed-journal.ts'

const cost = { ...KDF, memoryKiB: 64, iterations: 1 }
const key = (await newSeal('a lamp in the harbour', { cost })).key

/** A server that keeps what it is sent, and nothing else. */
function server() {
  let kept: JournalEntry | null = null
  const revisions = new Map<string, JournalRevision>()
  const stored = (fields: object) => {
    kept = { ...empty, ...kept, ...fields, version: (kept?.version ?? 0) + 1 } as JournalEntry
    return kept
  }
  return {
    revisions,
    kept: () => kept as unknown as JournalEntry,
    stored,
    create: async (input: NewJournalEntry) => stored(input),
    get: async () => kept as unknown as JournalEntry,
    async keepRevision(_: string, { id, sealed }: NewJournalRevision) {
      const other = revisions.get(`${id}`)
      if (other && other.sealed?.data !== sealed?.data) throw new ProblemError({ ...refusal, status: 409, current: other } as never)
      revisions.set(`${id}`, { ...empty, entryId: 'one', sealed } as never)
      return revisions.get(`${id}`) as never
    },
    restoreRevision: async () => stored({}),
    revision: async (id: string) => (revisions.get(id) ?? { ...empty, ...kept }) as never,
    async edit(_: string, changes: JournalEntryChanges, { version }: { version?: number | undefined } = {}) {
      if (version !== undefined && version !== kept?.version) {
        throw new ProblemError({ ...refusal, status: 412, current: kept } as never)
      }
      return stored(changes)
    },
  }
}

const refusal = { type: '/problems/stale', title: 'Stale', instance: '', requestId: '' }

const empty = { id: 'one', title: '', body: '', mood: null, feelings: [], energy: null, tags: [], prompt: null, sealed: null, version: 0 }

test('what is written reaches the server sealed, and the writer as it was written', async () => {
  const remote = server()
  const journal = sealedJournal(remote, key)
  const made = await journal.create({ id: 'one', title: 'Night', body: 'I want to leave.', starred: true })
  expect(made).toMatchObject({ title: 'Night', body: 'I want to leave.', version: 1 })
  expect(remote.kept()).toMatchObject({ title: '', body: '', starred: true, wordCount: 4 })
  expect(JSON.stringify(remote.kept())).not.toContain('leave')
  expect(await journal.get('one')).toMatchObject({ title: 'Night', body: 'I want to leave.' })
  expect(await journal.revision('any')).toMatchObject({ title: 'Night', body: 'I want to leave.' })
})

test('a change of one field keeps the others, also on a page that has not read them yet', async () => {
  const remote = server()
  await sealedJournal(remote, key).create({ id: 'one', title: 'Night', body: 'Rain.' })
  const elsewhere = sealedJournal(remote, key)
  expect(await elsewhere.edit('one', { mood: -1 }, { version: 1 })).toMatchObject({ title: 'Night', body: 'Rain.', mood: -1 })
  expect(remote.kept().mood).toBeNull()
})

test('a change of what is not sealed seals nothing anew', async () => {
  const remote = server()
  const journal = sealedJournal(remote, key)
  await journal.create({ id: 'one', body: 'Rain.' })
  const { sealed } = remote.kept()
  await journal.edit('one', { starred: true }, { version: 1 })
  expect(remote.kept()).toMatchObject({ starred: true, sealed })
})

test('a refusal tells how the entry reads now', async () => {
  const remote = server()
  const [mine, theirs] = [sealedJournal(remote, key), sealedJournal(remote, key)]
  await mine.create({ id: 'one', body: 'Rain.' })
  await theirs.edit('one', { body: 'Sun.' }, { version: 1 })
  const refusal = await mine.edit('one', { body: 'Snow.' }, { version: 1 }).catch((error: unknown) => error)
  expect((refusal as ProblemError).problem.current).toMatchObject({ body: 'Sun.', version: 2 })
})

test('a text that lost is kept sealed, once however often it is sent', async () => {
  const remote = server()
  const journal = sealedJournal(remote, key)
  await journal.create({ id: 'one', body: 'Rain.' })
  const kept = [
    await journal.keepRevision('one', { id: 'two', body: 'Snow.' }),
    await journal.keepRevision('one', { id: 'two', body: 'Snow.' }),
  ]
  expect(kept).toMatchObject([{ body: 'Snow.' }, { body: 'Snow.' }])
  expect(await remote.revision('two')).toMatchObject({ body: '' })
})

test('an earlier text comes back alone; how it read is kept', async () => {
  const remote = server()
  const journal = sealedJournal(remote, key)
  await journal.create({ id: 'one', body: 'Rain.', mood: 2 })
  await journal.keepRevision('one', { id: 'two', title: 'Then', body: 'Snow.' })
  expect(await journal.restoreRevision('two', { version: 1 })).toMatchObject({ title: 'Then', body: 'Snow.', mood: 2, version: 2 })
  const [, replaced] = [...remote.revisions.keys()]
  expect(await journal.revision(`${replaced}`)).toMatchObject({ body: 'Rain.' })
})

test('who tries again to bring a text back keeps the replaced one once, and anew the next time', async () => {
  const remote = server()
  const journal = sealedJournal(remote, key)
  await journal.create({ id: 'one', body: 'Rain.' })
  await journal.keepRevision('one', { id: 'two', body: 'Snow.' })
  await expect(journal.restoreRevision('two', { version: 9 })).rejects.toThrow()
  await journal.restoreRevision('two', { version: 1 })
  expect(remote.revisions.size).toBe(2)
  await journal.edit('one', { body: 'Rain.' })
  await journal.restoreRevision('two')
  expect(remote.revisions.size).toBe(3)
})

test('what another key sealed is not taken for an empty entry', async () => {
  const remote = server()
  await sealedJournal(remote, (await newSeal('another', { cost })).key).create({ id: 'one', body: 'Rain.' })
  const journal = sealedJournal(remote, key)
  await expect(journal.get('one')).rejects.toThrow(CannotOpen)
  await expect(journal.edit('one', { body: 'Snow.' })).rejects.toThrow(CannotOpen)
})
