import { expect, it } from 'vitest'
import { aMark, aNote, anEvent, aPerson, changed, contractKinds, marks, notes, people, put, trashed } from '../note.ts'
import { type Fresh, firstPage } from './fresh.ts'

/** What `eraseSpace` takes with it, and what it leaves. */
export function eraseSpaceRules(fresh: Fresh): void {
  it('erases all of a space, whichever way one asks, and of no other', async () => {
    const { store, space } = fresh()
    const [mine, other] = [`${space}-gone`, `${space}-gone0`]
    const note = aNote({ title: 'Secret plan', labels: ['x'], day: '2026-03-05' })
    for (const each of [mine, other]) {
      await put(store, each, notes, note, [anEvent(notes, note)])
      await put(store, each, people, aPerson({ name: 'Secret Varga' }))
      await put(store, each, marks, aMark())
      const thrown = await put(store, each, notes, aNote())
      await put(store, each, notes, trashed(thrown), [anEvent(notes, thrown)])
    }
    await store.eraseSpace(mine)
    await store.eraseSpace(mine)
    await store.scrub()
    expect(await store.get(mine, notes, note.id)).toBeNull()
    for (const { queries } of contractKinds)
      for (const query of [queries.all, queries.trash]) expect(await store.count(mine, query, {})).toBe(0)
    expect(await store.count(mine, notes.queries.byLabel, { where: { status: 'open' }, each: 'x' })).toBe(0)
    expect((await store.search(mine, 'secret', [notes, people], firstPage)).items).toEqual([])
    expect([await store.head(mine), await store.changes(mine, 0, 10)]).toEqual([0, []])
    expect(await store.get(other, notes, note.id)).toEqual(note)
    expect((await store.search(other, 'secret', [notes, people], firstPage)).items).toHaveLength(2)
    expect([await store.count(other, notes.queries.all, {}), await store.count(other, notes.queries.trash, {})]).toEqual([1, 1])
    expect(await store.changes(other, 0, 10)).toHaveLength(2)
  })

  it('erases a space of many records', async () => {
    const { store, space } = fresh()
    await Promise.all(Array.from({ length: 450 }, () => put(store, space, notes, aNote({ labels: ['x'] }))))
    await store.eraseSpace(space)
    expect(await store.count(space, notes.queries.all, {})).toBe(0)
  })

  it('takes records of the same ids in again, as if nothing had been there', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote({ title: 'Before' }))
    await put(store, space, notes, changed(note, {}), [anEvent(notes, note)])
    await store.eraseSpace(space)
    const again = { ...note, title: 'Afterwards' }
    await put(store, space, notes, again, [anEvent(notes, again)])
    expect(await store.get(space, notes, note.id)).toEqual(again)
    expect((await store.changes(space, 0, 10)).map(({ seq }) => seq)).toEqual([1])
    expect((await store.search(space, 'before', [notes], firstPage)).items).toEqual([])
    expect((await store.search(space, 'afterwards', [notes], firstPage)).items).toHaveLength(1)
  })

  it('erases a space that nobody has written to', async () => {
    const { store, space } = fresh()
    await store.eraseSpace(space)
    expect(await store.head(space)).toBe(0)
  })
}
