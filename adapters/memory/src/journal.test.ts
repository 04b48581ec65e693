import { fakeClock, sequentialIds } from '@throughline/contracts'
import { defineKind, envelope, newEnvelope, nowText } from '@throughline/core/kernel'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createMemoryStorage } from './index.ts'

const notes = defineKind('note', {
  schema: z.object({ ...envelope, title: z.string() }),
  version: 1,
  queries: { all: { order: ['title', 'id'] } },
  text: ({ title }) => [title],
})
const kinds = [notes]
const later = '2027-01-01T00:00:00.000Z'

/** Storage that somebody keeps what it tells of, and another that begins with it. */
function kept() {
  const told = new Map<string, unknown>()
  const first = createMemoryStorage({
    kinds,
    told: (name, value) => (value === undefined ? told.delete(name) : told.set(name, value)),
  })
  return { first, told, again: () => createMemoryStorage({ kinds, before: told }) }
}

const bytes = async function* (...values: number[]) {
  yield new Uint8Array(values)
}

it('begins where another storage has come to: records with what finds them, changes, names, jobs and contents', async () => {
  const { first, again } = kept()
  const [clock, ids] = [fakeClock(), sequentialIds()]
  const note = { ...newEnvelope(ids.next(), nowText({ clock })), title: 'Walk to the port' }
  const event = { id: ids.next(), type: 'note.created', kind: 'note', recordId: note.id, version: 1, at: nowText({ clock }) } as never
  await first.store.save('here', notes, note, { expectedVersion: 0, events: [event] })
  await first.directory.reserve({ name: 'email', value: 'a@post.example', space: 'here', id: note.id, expiresAt: null }, nowText({ clock }))
  const job = { id: 'job', type: 'tell', space: 'here', runAt: nowText({ clock }), payload: { of: note.id } }
  await first.queue.enqueue(job)
  await first.queue.claim(['tell'], { now: nowText({ clock }), leaseMs: 1000, limit: 1 })
  await first.blobs.put('here', 'photo', bytes(1, 2, 3))

  const { store, directory, queue, blobs } = again()
  expect(await store.list('here', notes.queries.all, {}, { limit: 9 })).toMatchObject({ items: [note] })
  expect((await store.search('here', 'port', [notes], { limit: 9 })).items).toHaveLength(1)
  expect(await store.changes('here', 0, 9)).toMatchObject([{ seq: 1, type: 'note.created' }])
  expect(await directory.find('email', 'a@post.example', nowText({ clock }))).toMatchObject({ id: note.id })
  // Whoever had claimed it is gone: it is due once its lease has ended, and under another.
  expect(await queue.claim(['tell'], { now: nowText({ clock }), leaseMs: 1000, limit: 1 })).toEqual([])
  expect(await queue.claim(['tell'], { now: later, leaseMs: 1000, limit: 1 })).toMatchObject([{ attempt: 2, payload: { of: note.id } }])
  const content = await blobs.get('here', 'photo')
  for await (const chunk of content ?? []) expect([...chunk]).toEqual([1, 2, 3])
  await store.save('here', notes, { ...note, version: 2, title: 'Walk home' }, { expectedVersion: 1, events: [event] })
  expect(await store.head('here')).toBe(2)
})

it('tells of what is no more, so that another storage does not begin with it', async () => {
  const { first, told, again } = kept()
  const [clock, ids] = [fakeClock(), sequentialIds()]
  const now = nowText({ clock })
  for (const space of ['here', 'gone']) {
    const note = { ...newEnvelope(ids.next(), now), title: space }
    await first.store.save(space, notes, note, { expectedVersion: 0, events: [{ type: 'note.created', kind: 'note' } as never] })
    await first.directory.reserve({ name: 'email', value: space, space, id: note.id, expiresAt: null }, now)
    await first.queue.enqueue({ id: space, type: 'tell', space, runAt: now, payload: null })
    await first.blobs.put(space, 'photo', bytes(1))
  }
  await first.store.eraseSpace('gone')
  await first.directory.releaseSpace('gone')
  await first.queue.dropSpace('gone')
  await first.blobs.eraseSpace('gone')
  expect([...told.keys()].filter((name) => name.includes('gone'))).toEqual([])
  expect(told.size).toBe(5)
  const [claimed] = await again().queue.claim(['tell'], { now, leaseMs: 1, limit: 9 })
  if (claimed) await first.queue.claim(['tell'], { now, leaseMs: 1, limit: 9 }).then(([job]) => job && first.queue.complete(job))
  await first.blobs.erase('here', 'photo')
  await first.directory.take('email', 'here', now)
  const [row] = (await first.store.list('here', notes.queries.all, {}, { limit: 1 })).items
  await first.store.erase('here', notes, row?.id ?? '')
  expect([...told.keys()].map((name) => name.split('\n')[0])).toEqual(['change'])
})

describe('a row that an earlier release kept as its text alone', () => {
  const kind = defineKind('note', {
    schema: z.object({ ...envelope, title: z.string(), tags: z.array(z.string()), mood: z.string() }),
    version: 3,
    upcasters: { 1: (old) => ({ ...old, tags: [] }), 2: (old) => ({ ...old, mood: '' }) },
    queries: {},
  })
  const note = { ...newEnvelope('1', later), title: 'Walk' }
  const read = async (kept: object) => {
    const told: [string, unknown][] = []
    const before = [['row\nhere\nnote\n1', JSON.stringify(kept)]] as const
    const { store } = createMemoryStorage({ kinds: [kind], before, told: (...entry) => void told.push(entry) })
    return { record: await store.get('here', kind, '1'), told }
  }

  it('is of the newest version it can be of, so that nothing that was filled in since is emptied', async () => {
    expect((await read(note)).record).toEqual({ ...note, tags: [], mood: '' })
    expect((await read({ ...note, tags: ['sea'] })).record).toEqual({ ...note, tags: ['sea'], mood: '' })
    expect((await read({ ...note, tags: ['sea'], mood: 'glad' })).record).toEqual({ ...note, tags: ['sea'], mood: 'glad' })
  })

  it('is kept with its version from then on', async () => {
    const { told } = await read(note)
    expect(told).toEqual([['row\nhere\nnote\n1', { schema: 3, json: JSON.stringify({ ...note, tags: [], mood: '' }) }]])
  })

  it('is refused where it is of none', async () => {
    await expect(read({ ...note, title: 7 })).rejects.toThrow('of no version')
  })
})
