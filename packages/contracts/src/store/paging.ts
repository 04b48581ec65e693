import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aNote, changed, type Note, notes, put } from '../note.ts'
import { allPages, type Fresh, firstPage, idsOf } from './fresh.ts'

const q = notes.queries
const place = fc.oneof(fc.integer({ min: -2, max: 3 }), fc.constantFrom('', 'a', 'b', 'é', '😀', '\uff5e'), fc.constant(null))
const places = fc.array(place, { maxLength: 8 })

/** That pages neither repeat nor leave out a record, whatever happens between two of them. */
export function pagingRules(fresh: Fresh): void {
  it('tells of a next page exactly when there is one', async () => {
    const { store, space } = fresh()
    for (const each of [1, 2, 3]) await put(store, space, notes, aNote({ place: each }))
    const page = (limit: number, after?: string) => store.list(space, q.byPlace, {}, { limit, after })
    expect((await page(3)).nextCursor).toBeNull()
    const first = await page(2)
    expect(first.items.map((note) => note.place)).toEqual([1, 2])
    expect(await page(2, first.nextCursor!)).toMatchObject({ items: [{ place: 3 }], nextCursor: null })
  })

  it('gives all pages together what one page gives, for any keys and any size of page', async () => {
    await fc.assert(
      fc.asyncProperty(places, fc.integer({ min: 1, max: 4 }), async (given, limit) => {
        const { store, space } = fresh()
        for (const each of given) await put(store, space, notes, aNote({ place: each, labels: ['x'], day: String(each) }))
        const open = { status: 'open' }
        for (const [query, args] of [
          [q.byStatus, { where: open }],
          [q.latest, {}],
          [q.byLabel, { where: open, each: 'x' }],
          [q.byDay, { where: open, from: '1' }],
          [q.labelledByDay, { each: 'x', before: 'b' }],
        ] as const) {
          const paged = await allPages((after) => store.list(space, query, args, { limit, after }))
          expect(paged).toEqual((await store.list(space, query, args, firstPage)).items)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('shows every record that stays once, whatever is added, removed or changed between two pages', async () => {
    const step = fc.record({ add: fc.array(place, { maxLength: 3 }), remove: fc.nat({ max: 9 }), touch: fc.nat({ max: 9 }) })
    await fc.assert(
      fc.asyncProperty(places, fc.array(step, { maxLength: 4 }), fc.boolean(), async (given, steps, descending) => {
        const { store, space } = fresh()
        const query = descending ? q.latest : q.byPlace
        const staying = new Map<string, Note>()
        for (const each of given) {
          const note = await put(store, space, notes, aNote({ place: each }))
          staying.set(note.id, note)
        }
        const between = [...steps]
        const seen = await allPages(async (after) => {
          const page = await store.list(space, query, {}, { limit: 2, after })
          const { add, remove, touch } = between.shift() ?? { add: [], remove: -1, touch: -1 }
          for (const each of add) await put(store, space, notes, aNote({ place: each }))
          const [removed, touched] = [[...staying.values()][remove], [...staying.values()][touch]]
          if (touched) staying.set(touched.id, await put(store, space, notes, changed(touched, { body: 'touched' })))
          if (removed) {
            await store.erase(space, notes, removed.id)
            staying.delete(removed.id)
          }
          return page
        })
        const ids = idsOf(seen)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids).toEqual(expect.arrayContaining([...staying.keys()]))
      }),
      { numRuns: 15 },
    )
  })
}
