import { MAX_PAGE_TEXT } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { aNote, aPerson, type Note, notes, people, put, trashed } from '../note.ts'
import { type Fresh, firstPage } from './fresh.ts'

const q = notes.queries

/** That reads as text say what reads of objects say. */
export function jsonRules(fresh: Fresh): void {
  it('answer what object reads answer', async () => {
    const { store, space } = fresh()
    for (const place of [3, 1, null, 'é', 'b"\\\n🍏'])
      await put(store, space, notes, aNote({ title: `Pear ${place}`, place, labels: ['x', 'y'], day: '2026-03-05' }))
    await put(store, space, people, aPerson({ name: 'Pear' }))
    for (const [query, args] of [
      [q.all, {}],
      [q.byStatus, { where: { status: 'open' } }],
      [q.byStatus, { where: { status: 'done' } }],
      [q.latest, { from: 1 }],
      [q.byDay, { where: { status: 'open' }, before: '2026-04-01' }],
      [q.byLabel, { where: { status: 'open' }, each: 'y' }],
      [q.labelledByDay, { each: 'x' }],
    ] as const)
      for (let after: string | undefined, more = true; more; ) {
        const page = { limit: 2, after }
        const [objects, text] = [await store.list(space, query, args, page), await store.json.list(space, query, args, page)]
        expect({ items: JSON.parse(text.json), nextCursor: text.nextCursor }).toEqual(objects)
        more = objects.nextCursor !== null && objects.nextCursor !== after
        after = objects.nextCursor ?? undefined
      }
    for (const typed of ['pear', 'nothing']) {
      const [objects, text] = [
        await store.search(space, typed, [notes, people], firstPage),
        await store.json.search(space, typed, [notes, people], firstPage),
      ]
      expect({ items: JSON.parse(text.json), nextCursor: text.nextCursor }).toEqual(objects)
    }
  })

  it('end a page before its limit where its records are long, and hold one that is longer than a page', async () => {
    const { store, space } = fresh()
    const lengths = [0.5, 0.4, 0.2, 1.2, 0.1]
    for (const [place, share] of lengths.entries())
      await put(store, space, notes, aNote({ place, body: 'x'.repeat(share * MAX_PAGE_TEXT) }))
    const pages: number[][] = []
    for (let after: string | undefined, more = true; more; ) {
      const { json, nextCursor } = await store.json.list(space, q.byPlace, {}, { limit: 200, after })
      pages.push(JSON.parse(json).map(({ place }: Note) => place))
      more = nextCursor !== null
      after = nextCursor ?? undefined
    }
    expect(pages).toEqual([[0, 1], [2], [3], [4]])
    expect((await store.list(space, q.byPlace, {}, { limit: 200 })).items).toHaveLength(lengths.length)
  })

  it('answer a single record with its version and whether it lies in the trash', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote({ title: 'One' }))
    const read = (await store.json.get(space, notes, note.id))!
    expect({ ...read, json: JSON.parse(read.json) }).toEqual({ json: note, version: 1, deletedAt: null })
    const gone = await put(store, space, notes, trashed(note))
    const again = (await store.json.get(space, notes, note.id))!
    expect({ ...again, json: JSON.parse(again.json) }).toEqual({ json: gone, version: 2, deletedAt: gone.deletedAt })
    expect(await store.json.get(space, notes, aNote().id)).toBeNull()
  })
}
