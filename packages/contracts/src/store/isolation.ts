import { expect, it } from 'vitest'
import { aNote, anEvent, notes, put } from '../note.ts'
import { type Fresh, firstPage } from './fresh.ts'

/** That no space sees another. */
export function isolationRules(fresh: Fresh): void {
  it('shows nothing of one space in another, whichever way one asks', async () => {
    const { store, space } = fresh()
    const mine = `${space}-mine`
    const note = aNote({ title: 'Secret plan', labels: ['x'] })
    await put(store, mine, notes, note, [anEvent(notes, note)])
    // A name that begins like the other, or is begun by it, is another space all the same.
    for (const theirs of [`${mine}0`, mine.slice(0, -1), mine.toUpperCase(), `${mine} `, '']) {
      expect(await store.get(theirs, notes, note.id)).toBeNull()
      expect(await store.json.get(theirs, notes, note.id)).toBeNull()
      expect((await store.list(theirs, notes.queries.all, {}, firstPage)).items).toEqual([])
      expect((await store.json.list(theirs, notes.queries.all, {}, firstPage)).json).toBe('[]')
      expect(await store.count(theirs, notes.queries.byLabel, { where: { status: 'open' }, each: 'x' })).toBe(0)
      expect(await store.listEach(theirs, notes.queries.labelledByDay, {}, { key: 'labels', values: ['x'] })).toEqual(new Map())
      expect((await store.search(theirs, 'secret', [notes], firstPage)).items).toEqual([])
      expect(await store.changes(theirs, 0, 10)).toEqual([])
      expect(await store.head(theirs)).toBe(0)
      await store.erase(theirs, notes, note.id)
    }
    expect(await store.get(mine, notes, note.id)).toEqual(note)
  })

  it('lets two spaces hold records of the same id, each with its own version and feed', async () => {
    const { store, space: mine } = fresh()
    const { space: theirs } = fresh()
    const own = aNote({ title: 'Mine' })
    const other = { ...own, title: 'Theirs' }
    await put(store, mine, notes, own, [anEvent(notes, own)])
    await put(store, theirs, notes, other, [anEvent(notes, other)])
    const next = { ...own, title: 'Mine still', version: 2 }
    await put(store, mine, notes, next, [anEvent(notes, next)])
    expect(await store.get(mine, notes, own.id)).toEqual(next)
    expect(await store.get(theirs, notes, own.id)).toEqual(other)
    expect([await store.head(mine), await store.head(theirs)]).toEqual([2, 1])
    await store.erase(mine, notes, own.id)
    expect(await store.get(theirs, notes, own.id)).toEqual(other)
    expect((await store.search(theirs, 'theirs', [notes], firstPage)).items).toHaveLength(1)
  })
}
