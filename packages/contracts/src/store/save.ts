import { AppError, stale } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { aMark, aNote, anEvent, aPerson, changed, marks, type Note, notes, people, put } from '../note.ts'
import { allPages, expectProgrammingFault, type Fresh, firstPage, idsOf } from './fresh.ts'

const isStale = (error: unknown): error is AppError => error instanceof AppError && error.code === 'stale'

/**
 * What `save` stores, and refuses.
 * @param concurrency saves at once, of which one wins
 */
export function saveRules(fresh: Fresh, concurrency: number): void {
  it('answers a record as it was saved', async () => {
    const { store, space } = fresh()
    const note = aNote({ title: 'Äpfel & 🍏\n"quoted" \\ \u2028', labels: ['a', 'b'], place: 1.5, day: '2026-03-05' })
    await put(store, space, notes, note)
    expect(await store.get(space, notes, note.id)).toEqual(note)
  })

  it('knows no record that was never saved', async () => {
    const { store, space } = fresh()
    expect(await store.get(space, notes, aNote().id)).toBeNull()
  })

  it('keeps kinds apart, also under the same id', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote())
    expect(await store.get(space, people, note.id)).toBeNull()
    const person = await put(store, space, people, aPerson({ id: note.id }))
    expect(await store.get(space, notes, note.id)).toEqual(note)
    expect(await store.get(space, people, note.id)).toEqual(person)
  })

  it('shares no object with its callers', async () => {
    const { store, space } = fresh()
    const note = aNote({ labels: ['kept'] })
    await put(store, space, notes, note)
    note.labels.push('added after saving')
    const read = (await store.get(space, notes, note.id))!
    read.labels.push('added after reading')
    expect((await store.get(space, notes, note.id))!.labels).toEqual(['kept'])
  })

  it('replaces a record by its next version', async () => {
    const { store, space } = fresh()
    const first = await put(store, space, notes, aNote({ title: 'One', labels: ['x'] }))
    const second = await put(store, space, notes, changed(first, { title: 'Two', labels: ['y'] }))
    expect(await store.get(space, notes, first.id)).toEqual(second)
    expect((await store.list(space, notes.queries.all, {}, firstPage)).items).toEqual([second])
  })

  it('refuses a stale version with the record as it stands', async () => {
    const { store, space } = fresh()
    const first = await put(store, space, notes, aNote())
    const second = await put(store, space, notes, changed(first, { title: 'Second' }))
    const error = await put(store, space, notes, changed(first, { title: 'Too late' })).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'AppError', code: 'stale', message: stale().message, details: { current: second } })
    expect(await store.get(space, notes, first.id)).toEqual(second)
  })

  it('refuses to make a record anew that exists, and to change one that does not', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote())
    const anew = await put(store, space, notes, { ...note, title: 'Another' }).catch((reason: unknown) => reason)
    expect(anew).toMatchObject({ code: 'stale', details: { current: note } })
    const absent = await put(store, space, notes, aNote({ version: 3 })).catch((reason: unknown) => reason)
    expect(isStale(absent) && absent.details.current).toBeUndefined()
  })

  it('takes only the version after the expected one', async () => {
    const { store, space } = fresh()
    await expectProgrammingFault(() => store.save(space, notes, aNote({ version: 2 }), { expectedVersion: 0 }))
  })

  it(`lets exactly one of ${concurrency} concurrent saves of a version win`, async () => {
    const { store, space } = fresh()
    const first = await put(store, space, notes, aNote())
    const attempts = Array.from({ length: concurrency }, (_, i) => changed(first, { title: `Writer ${i}` }))
    const results = await Promise.allSettled(attempts.map((note) => put(store, space, notes, note, [anEvent(notes, note)])))
    const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(won).toHaveLength(1)
    expect(lost.every(isStale)).toBe(true)
    expect(await store.get(space, notes, first.id)).toEqual(won[0])
    expect(await store.changes(space, 0, 10)).toHaveLength(1)
  })

  it('loses no change of writers that try again on the current record', async () => {
    const { store, space } = fresh()
    const { id } = await put(store, space, notes, aNote())
    const writers = Array.from({ length: 12 }, (_, i) => `writer-${i}`)
    const addLabel = async (label: string): Promise<Note> => {
      const current = (await store.get(space, notes, id))!
      const next = changed(current, { labels: [...current.labels, label] })
      return put(store, space, notes, next, [anEvent(notes, next)]).catch((error: unknown) => {
        if (isStale(error)) return addLabel(label)
        throw error
      })
    }
    await Promise.all(writers.map(addLabel))
    const note = (await store.get(space, notes, id))!
    expect(note.version).toBe(1 + writers.length)
    expect(note.labels.toSorted()).toEqual(writers.toSorted())
    expect((await store.changes(space, 0, 100)).map(({ version }) => version)).toEqual(writers.map((_, i) => i + 2))
  })

  it('stores many records saved at once, each with its event', async () => {
    const { store, space } = fresh()
    const many = Array.from({ length: 100 }, (_, i) => aNote({ place: i }))
    await Promise.all(many.map((note) => put(store, space, notes, note, [anEvent(notes, note)])))
    expect(await allPages((after) => store.list(space, notes.queries.byPlace, {}, { limit: 60, after }))).toEqual(many)
    expect(await store.head(space)).toBe(many.length)
  })

  it('stores neither record nor events when one of them cannot be stored, and the saves beside it all the same', async () => {
    const { store, space } = fresh()
    const [before, broken, after] = [aNote(), aNote(), aNote()]
    const event = Object.defineProperty(anEvent(notes, broken), 'type', {
      enumerable: true,
      get: () => {
        throw new Error('This event cannot be read.')
      },
    })
    const results = await Promise.allSettled([
      put(store, space, notes, before, [anEvent(notes, before)]),
      put(store, space, notes, broken, [anEvent(notes, broken), event]),
      put(store, space, notes, after, [anEvent(notes, after)]),
    ])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.get(space, notes, broken.id)).toBeNull()
    expect(idsOf((await store.list(space, notes.queries.all, {}, firstPage)).items)).toEqual([before.id, after.id])
    const changes = await store.changes(space, 0, 10)
    expect(changes.map(({ recordId }) => recordId).toSorted()).toEqual([before.id, after.id])
    expect(changes.map(({ seq }) => seq)).toEqual([1, 2])
  })

  it('erases for good, once or twice, and lets the id be used again', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote({ title: 'Gone', labels: ['x'] }))
    await put(store, space, notes, changed(note, {}))
    await store.erase(space, notes, note.id)
    await store.erase(space, notes, note.id)
    expect(await store.get(space, notes, note.id)).toBeNull()
    expect(await store.count(space, notes.queries.all, {})).toBe(0)
    expect(await store.count(space, notes.queries.byLabel, { where: { status: 'open' }, each: 'x' })).toBe(0)
    expect((await store.search(space, 'gone', [notes], firstPage)).items).toEqual([])
    await put(store, space, notes, note)
    expect(await store.get(space, notes, note.id)).toEqual(note)
  })

  it('takes only kinds it was opened with', async () => {
    const { store, space } = fresh()
    const unknown = { ...marks, name: 'unknown' }
    await expectProgrammingFault(() => store.get(space, unknown, 'x'))
    await expectProgrammingFault(() => put(store, space, unknown, aMark()))
    await expectProgrammingFault(() => store.erase(space, unknown, 'x'))
    await expectProgrammingFault(() => store.search(space, 'x', [notes, unknown], firstPage))
    await expectProgrammingFault(() => store.json.get(space, unknown, 'x'))
  })
}
