import { expect, it } from 'vitest'
import { aNote, changed, notes, put, trashed } from '../note.ts'
import { type Fresh, firstPage, idsOf } from './fresh.ts'

const q = notes.queries
const open = { status: 'open' }

/** Where a record in the trash is found, and where not. */
export function trashRules(fresh: Fresh): void {
  it('is outside every query, count and search, but not out of reach by id', async () => {
    const { store, space } = fresh()
    const kept = await put(store, space, notes, aNote({ title: 'Kept pear', labels: ['x'] }))
    const pear = await put(store, space, notes, aNote({ title: 'Trashed pear', labels: ['x'] }))
    const gone = await put(store, space, notes, trashed(pear))
    for (const [query, args] of [
      [q.all, {}],
      [q.byStatus, { where: open }],
      [q.byDay, { where: open }],
      [q.byLabel, { where: open, each: 'x' }],
    ] as const) {
      expect(idsOf((await store.list(space, query, args, firstPage)).items)).toEqual([kept.id])
      expect(await store.count(space, query, args)).toBe(1)
    }
    expect((await store.search(space, 'pear', [notes], firstPage)).items.map(({ record }) => record.id)).toEqual([kept.id])
    expect(await store.get(space, notes, gone.id)).toEqual(gone)
  })

  it('is listed by itself, the latest first', async () => {
    const { store, space } = fresh()
    await put(store, space, notes, aNote())
    const [first, second] = [await put(store, space, notes, aNote()), await put(store, space, notes, aNote({ status: 'done' }))]
    await put(store, space, notes, trashed(second))
    await put(store, space, notes, trashed(first))
    expect(idsOf((await store.list(space, q.trash, {}, firstPage)).items)).toEqual([first.id, second.id])
    expect(idsOf((await store.list(space, q.trashedByStatus, { where: open }, firstPage)).items)).toEqual([first.id])
    expect(await store.count(space, q.trash, {})).toBe(2)
  })

  it('can be asked for what was deleted before or since a moment', async () => {
    const { store, space } = fresh()
    const first = await put(store, space, notes, trashed(await put(store, space, notes, aNote())))
    const second = await put(store, space, notes, trashed(await put(store, space, notes, aNote())))
    const when = { older: { before: second.deletedAt }, newer: { from: second.deletedAt } }
    expect(idsOf((await store.list(space, q.trash, when.older, firstPage)).items)).toEqual([first.id])
    expect(idsOf((await store.list(space, q.trash, when.newer, firstPage)).items)).toEqual([second.id])
    expect([await store.count(space, q.trash, when.older), await store.count(space, q.trash, when.newer)]).toEqual([1, 1])
  })

  it('gives a record back to all queries and to search', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote({ title: 'Quince', labels: ['x'] }))
    const gone = await put(store, space, notes, trashed(note))
    const restored = await put(store, space, notes, changed(gone, { deletedAt: null }))
    expect((await store.list(space, q.byLabel, { where: open, each: 'x' }, firstPage)).items).toEqual([restored])
    expect((await store.search(space, 'quince', [notes], firstPage)).items).toEqual([{ kind: 'note', record: restored }])
    expect(await store.count(space, q.trash, {})).toBe(0)
  })
}
