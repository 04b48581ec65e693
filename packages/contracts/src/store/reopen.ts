import { type Attachment, attachments } from '@throughline/core/attachment'
import { type Kind, newEnvelope, type StoredRecord } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { aNote, anEvent, aPerson, changed, contractKinds, newerNotes, notes, people, put, trashed } from '../note.ts'
import type { OpenStorage, Storage } from '../storage.ts'
import { firstPage } from './fresh.ts'

export type Reopen = (kinds: readonly Kind[]) => Promise<Storage> | Storage

const space = 'space-1'
const now = '2026-03-05T09:00:00.000Z'

/** What a storage still has once it is opened anew, maybe by a newer version. */
export function reopenRules(open: OpenStorage, reopen: Reopen): void {
  it('has everything it had: records, feed, search, directory and jobs', async () => {
    const before = await open(contractKinds)
    const note = aNote({ title: 'Kept', labels: ['x'] })
    const event = anEvent(notes, note)
    await put(before.store, space, notes, note, [event])
    await before.directory.reserve({ name: 'email', value: 'ines@post.example', space, id: 'a', expiresAt: null }, now)
    await before.queue.enqueue({ id: 'job-1', type: 'import', space, payload: { n: 1 }, runAt: now })
    await before.close()

    const { store, directory, queue, close } = await reopen(contractKinds)
    await store.ready()
    expect(await store.get(space, notes, note.id)).toEqual(note)
    expect((await store.list(space, notes.queries.byLabel, { where: { status: 'open' }, each: 'x' }, firstPage)).items).toEqual([note])
    expect((await store.search(space, 'kept', [notes], firstPage)).items).toHaveLength(1)
    expect(await store.changes(space, 0, 10)).toEqual([{ ...event, seq: 1 }])
    expect(await store.head(space)).toBe(1)
    const next = changed(note, {})
    await put(store, space, notes, next, [anEvent(notes, next)])
    expect(await store.head(space)).toBe(2)
    expect(await directory.find('email', 'ines@post.example', now)).toMatchObject({ id: 'a' })
    expect(await queue.claim(['import'], { now, leaseMs: 1000, limit: 1 })).toMatchObject([{ id: 'job-1', payload: { n: 1 } }])
    await close()
  })

  it('answers records of older versions as the present one, in every way of reading', async () => {
    const before = await open(contractKinds)
    const first = await put(before.store, space, notes, aNote({ title: 'Apple', place: 1, labels: ['x'] }))
    const second = await put(before.store, space, notes, aNote({ title: 'Pear', place: 1, labels: ['x', 'y'], status: 'done' }))
    const gone = await put(before.store, space, notes, trashed(await put(before.store, space, notes, aNote({ title: 'Trashed' }))))
    const person = await put(before.store, space, people, aPerson())
    await before.close()

    const { store, close } = await reopen([newerNotes, people])
    await store.ready()
    const [apple, pear] = [
      { ...first, mood: 'was open' },
      { ...second, mood: 'was done' },
    ]
    const q = newerNotes.queries
    expect(await store.get(space, newerNotes, first.id)).toEqual(apple)
    expect(await store.get(space, newerNotes, gone.id)).toEqual({ ...gone, mood: 'was open' })
    expect(JSON.parse((await store.json.get(space, newerNotes, first.id))!.json)).toEqual(apple)
    for (const [query, args, expected] of [
      [q.all, {}, [apple, pear]],
      [q.byMood, { where: { mood: 'was done' } }, [pear]],
      [q.byPlace, {}, [pear, apple]],
      [q.byParent, { each: 'x' }, [pear, apple]],
      [q.trash, {}, [{ ...gone, mood: 'was open' }]],
    ] as const) {
      expect((await store.list(space, query, args, firstPage)).items).toEqual(expected)
      expect(JSON.parse((await store.json.list(space, query, args, firstPage)).json)).toEqual(expected)
      expect(await store.count(space, query, args)).toBe(expected.length)
    }
    expect((await store.search(space, 'pear done', [newerNotes], firstPage)).items).toEqual([{ kind: 'note', record: pear }])
    expect(JSON.parse((await store.json.search(space, 'pear', [newerNotes], firstPage)).json)).toEqual([{ kind: 'note', record: pear }])
    expect(await store.get(space, people, person.id)).toEqual(person)

    const edited = await put(store, space, newerNotes, changed(apple, { mood: 'glad' }))
    expect((await store.list(space, q.byMood, { where: { mood: 'glad' } }, firstPage)).items).toEqual([edited])
    await close()
  })

  it('leaves alone what a newer version has written, and says that it is', async () => {
    const before = await open([newerNotes, people])
    const note = await put(before.store, space, newerNotes, { ...aNote({ title: 'Apple' }), mood: 'glad' })
    await before.close()

    const older = async () => {
      const { store, close } = await reopen(contractKinds)
      await store.ready().finally(close)
    }
    const refusal = { code: 'unavailable', message: expect.stringContaining('newer version of Throughline') }
    await expect(older()).rejects.toMatchObject(refusal)

    const { store, close } = await reopen([newerNotes, people])
    await store.ready()
    expect(await store.get(space, newerNotes, note.id)).toEqual(note)
    await close()
  })

  it('finds a file that was written for a task by its owner', async () => {
    const earlier = { ...attachments, version: 1, keys: {}, queries: { byTask: { ...ofTask, kind: attachments.name, name: 'byTask' } } }
    const before = await open([earlier as unknown as Kind])
    const { owner, pixels, ...file } = aFile()
    await put(before.store, space, earlier as unknown as Kind, { ...file, taskId: owner.id } as StoredRecord)
    await before.close()

    const { store, close } = await reopen([attachments])
    await store.ready()
    const asked = { where: { ownerKind: 'task', ownerId: owner.id } }
    expect((await store.list(space, attachments.queries.byOwner, asked, firstPage)).items).toEqual([{ ...file, owner, pixels }])
    expect(await store.count(space, attachments.queries.byBlob, { where: { blobId: file.blobId } })).toBe(1)
    await close()
  })
}

const ofTask = { where: ['taskId'], order: ['createdAt', 'id'] }

const aFile = (): Attachment => ({
  ...newEnvelope('019a9b3c-5d00-7cc0-8000-0000000000f1', now),
  owner: { kind: 'task', id: '019a9b3c-5d00-7cc0-8000-0000000000a1' },
  ...{
    name: 'plan.txt',
    size: 5,
    type: 'text/plain',
    sha256: '0'.repeat(64),
    pixels: null,
    blobId: '019a9b3c-5d00-7cc0-8000-0000000000b1',
  },
})
