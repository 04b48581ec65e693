import { AppError, type Query, type QueryArgs } from '@throughline/core/kernel'
import { expect, it } from 'vitest'
import { aNote, type Note, notes, put, trashed } from '../note.ts'
import { expectProgrammingFault, type Fresh, firstPage, idsOf } from './fresh.ts'

const q = notes.queries

/** What lists and counts find by declared queries, and in which order. */
export function listRules(fresh: Fresh): void {
  /** A space that holds these notes, and what a query finds among them, told by their titles. */
  const given = async (...fields: Partial<Note>[]) => {
    const { store, space } = fresh()
    for (const each of fields) await put(store, space, notes, aNote(each))
    return async (query: Query<Note>, args: QueryArgs = {}) => {
      const { items } = await store.list(space, query, args, firstPage)
      expect(await store.count(space, query, args)).toBe(items.length)
      return items.map(({ title }) => title)
    }
  }

  it('lists nothing in an empty space', async () => {
    const titles = await given()
    expect(await titles(q.all)).toEqual([])
  })

  it('sorts null as the empty string, numbers before strings, strings by code point, ties by id', async () => {
    const places = [-2, 0, 1.5, 10, null, ' ', '10', '9', 'Z', 'a', 'aa', 'a\u00e9', 'é', '\uff5e', '😀']
    const fields = places.map((place) => ({ place, title: JSON.stringify(place) }))
    const titles = await given(...fields.toReversed(), { place: 'a', title: 'tie' })
    const expected = fields.map(({ title }) => title)
    expected.splice(expected.indexOf('"a"') + 1, 0, 'tie')
    expect(await titles(q.byPlace)).toEqual(expected)
    expect(await titles(q.latest)).toEqual(expected.toReversed())
  })

  it('sorts false before true', async () => {
    const titles = await given({ pinned: true, title: 'yes' }, { pinned: false, title: 'no' })
    expect(await titles(q.byPinned)).toEqual(['no', 'yes'])
  })

  it('finds by equal keys: texts, booleans, null, and computed ones', async () => {
    const titles = await given(
      { title: 'b open', pinned: true },
      { title: 'a done', pinned: true, status: 'done' },
      { title: 'child', parentId: 'p1' },
    )
    expect(await titles(q.byStatus, { where: { status: 'open' } })).toEqual(['b open', 'child'])
    expect(await titles(q.pinned, { where: { pinned: true, status: 'open' } })).toEqual(['b open'])
    expect(await titles(q.pinned, { where: { pinned: false, status: 'done' } })).toEqual([])
    expect(await titles(q.byParent, { where: { parentId: null } })).toEqual(['b open', 'a done'])
    expect(await titles(q.byParent, { where: { parentId: 'p1' } })).toEqual(['child'])
    expect(await titles(q.byWords, { where: { words: 2 } })).toEqual(['a done', 'b open'])
    expect(await titles(q.byWords, { where: { words: '2' } })).toEqual([])
  })

  it('asks a sparse query only for what has its key, also once a record gains or loses it', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote({ day: null, parentId: 'p1' }))
    await put(store, space, notes, aNote({ day: '2026-03-04' }))
    const found = async (query: Query<Note>, args: QueryArgs) =>
      idsOf((await store.list(space, query, args, firstPage)).items).includes(note.id)
    const both = async () => [await found(q.withDay, { from: '2026' }), await found(q.below, { where: { parentId: 'p1' } })]
    expect(await both()).toEqual([false, true])
    await store.save(space, notes, { ...note, day: '2026-03-05', parentId: null, version: 2 }, { expectedVersion: 1 })
    expect(await both()).toEqual([true, false])
    await store.save(space, notes, { ...note, version: 3 }, { expectedVersion: 2 })
    expect(await both()).toEqual([false, true])
    const asks = [{}, { from: null }, { from: '' }, { from: 5 }, { before: '2027' }]
    for (const args of asks) await expectProgrammingFault(() => store.list(space, q.withDay, args, firstPage))
    await expectProgrammingFault(() => store.list(space, q.below, { where: { parentId: null } }, firstPage))
  })

  it('counts for several values of a key at once, and leaves out those without any', async () => {
    const { store, space } = fresh()
    for (const [parentId, pinned] of [
      ['a', true],
      ['a', false],
      ['b', true],
      ['c', true],
    ] as const)
      await put(store, space, notes, aNote({ parentId, status: pinned ? 'open' : 'done' }))
    await put(store, space, notes, trashed(await put(store, space, notes, aNote({ parentId: 'b' }))))
    const each = { key: 'parentId', values: ['a', 'b', 'none', 'a'] }
    expect(await store.countEach(space, q.below, {}, each)).toEqual(
      new Map([
        ['a', 2],
        ['b', 1],
      ]),
    )
    const ofStatus = { key: 'status', values: ['done', 'open'] }
    expect(await store.countEach(space, q.trashedByStatus, {}, ofStatus)).toEqual(new Map([['open', 1]]))
    for (const labels of [
      ['x', 'y'],
      ['x', 'z'],
    ])
      await put(store, space, notes, aNote({ labels, day: '2026-03-05' }))
    expect(await store.countEach(space, q.labelledByDay, {}, { key: 'labels', values: ['x', 'y', 'none'] })).toEqual(
      new Map([
        ['x', 2],
        ['y', 1],
      ]),
    )
    expect(await store.countEach(space, q.below, {}, { key: 'parentId', values: [] })).toEqual(new Map())
    expect(await store.countEach(`${space}-other`, q.below, {}, each)).toEqual(new Map())
    await expectProgrammingFault(() => store.countEach(space, q.below, {}, { key: 'place', values: ['x'] }))
  })

  it('lists all for several values of a key at once, those of each in order, and leaves out those without any', async () => {
    const { store, space } = fresh()
    const titles = (found: Map<string, Note[]>) =>
      Object.fromEntries([...found].map(([value, all]) => [value, all.map(({ title }) => title)]))
    const rows = [
      { parentId: 'a', place: 2, title: 'second' },
      { parentId: 'b', place: 1, title: 'other', labels: ['x', 'y'], day: '2026-03-05' },
      { parentId: 'a', place: 1, title: 'first', status: 'done', day: '2026-03-05' },
      { parentId: 'c', title: 'not asked for', labels: ['x', 'z'], day: '2026-03-06' },
    ] as const
    for (const { ...row } of rows) await put(store, space, notes, aNote({ ...row, labels: 'labels' in row ? [...row.labels] : [] }))
    await put(store, space, notes, trashed(await put(store, space, notes, aNote({ parentId: 'b', title: 'gone' }))))
    const each = { key: 'parentId', values: ['a', 'b', 'none', 'a'] }
    const below = await store.listEach(space, q.below, {}, each)
    expect(titles(below)).toEqual({ a: ['first', 'second'], b: ['other'] })
    expect(await store.list(space, q.below, { where: { parentId: 'a' } }, firstPage)).toMatchObject({ items: below.get('a') })
    const labelled = (args: QueryArgs) => store.listEach(space, q.labelledByDay, args, { key: 'labels', values: ['x', 'y'] })
    expect(titles(await labelled({}))).toEqual({ x: ['not asked for', 'other'], y: ['other'] })
    expect(titles(await labelled({ before: '2026-03-06' }))).toEqual({ x: ['other'], y: ['other'] })
    const ofStatus = { key: 'status', values: ['done', 'open'] }
    expect(titles(await store.listEach(space, q.byDay, { from: '2026-03-05', before: '2026-03-06' }, ofStatus))).toEqual({
      done: ['first'],
      open: ['other'],
    })
    expect(titles(await store.listEach(space, q.trashedByStatus, {}, ofStatus))).toEqual({ open: ['gone'] })
    expect(await store.listEach(space, q.below, {}, { key: 'parentId', values: [] })).toEqual(new Map())
    expect(await store.listEach(`${space}-other`, q.below, {}, each)).toEqual(new Map())
    await expectProgrammingFault(() => store.listEach(space, q.below, {}, { key: 'place', values: ['x'] }))
  })

  it('gets several records at once in the order asked, also from the trash, and leaves out what is not there', async () => {
    const { store, space } = fresh()
    const [first, second] = [
      await put(store, space, notes, aNote({ title: 'First' })),
      await put(store, space, notes, aNote({ title: 'Second' })),
    ]
    const gone = await put(store, space, notes, trashed(await put(store, space, notes, aNote())))
    const ids = [second.id, 'nothing', gone.id, first.id]
    expect(await store.getMany(space, notes, ids)).toEqual([second, gone, first])
    expect(await store.getMany(`${space}-other`, notes, ids)).toEqual([])
    expect(await store.getMany(space, notes, [])).toEqual([])
  })

  it('bounds a range below inclusively and above exclusively', async () => {
    const days = [null, '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07']
    const titles = await given(...days.map((day) => ({ day, title: String(day) })), { day: '2026-03-05', status: 'done' })
    const open = { where: { status: 'open' } }
    expect(await titles(q.byDay, { ...open, from: '2026-03-05', before: '2026-03-07' })).toEqual(['2026-03-05', '2026-03-06'])
    expect(await titles(q.byDay, { ...open, from: '2026-03-06' })).toEqual(['2026-03-06', '2026-03-07'])
    expect(await titles(q.byDay, { ...open, before: '2026-03-05' })).toEqual(['null', '2026-03-04'])
    expect(await titles(q.byDay, { ...open, from: '2026-03-05', before: '2026-03-05' })).toEqual([])
    expect(await titles(q.byDay, open)).toHaveLength(5)
  })

  it('bounds a range of numbers in descending order', async () => {
    const titles = await given(...[1, 2, 10, 20].map((place) => ({ place, title: String(place) })), { place: '15', title: 'text' })
    expect(await titles(q.latest, { from: 2, before: 20 })).toEqual(['10', '2'])
    expect(await titles(q.latest, { from: 10 })).toEqual(['text', '20', '10'])
  })

  it('finds by each value of a key of several, once even where it is repeated', async () => {
    const titles = await given(
      { title: 'two', labels: ['home', 'work', 'home'], place: 2, day: '2026-03-05' },
      { title: 'one', labels: ['home'], place: 1, day: '2026-03-06' },
      { title: 'none', labels: [], day: '2026-03-05' },
      { title: 'done', labels: ['home'], status: 'done', day: '2026-03-07' },
    )
    expect(await titles(q.byLabel, { where: { status: 'open' }, each: 'home' })).toEqual(['one', 'two'])
    expect(await titles(q.byLabel, { where: { status: 'open' }, each: 'work' })).toEqual(['two'])
    expect(await titles(q.byLabel, { where: { status: 'open' }, each: 'hom' })).toEqual([])
    expect(await titles(q.labelledByDay, { each: 'home', from: '2026-03-06' })).toEqual(['done', 'one'])
  })

  it('forgets what a record was found by before its last change', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote({ labels: ['old', 'both'] }))
    await put(store, space, notes, { ...note, version: 2, labels: ['both', 'new'], status: 'done', day: '2026-03-05' })
    const found = async (status: string, each: string) =>
      idsOf((await store.list(space, q.byLabel, { where: { status }, each }, firstPage)).items)
    expect(await found('done', 'new')).toEqual([note.id])
    expect(await found('done', 'both')).toEqual([note.id])
    expect(await found('done', 'old')).toEqual([])
    expect(await found('open', 'both')).toEqual([])
    expect(await store.count(space, q.byStatus, { where: { status: 'open' } })).toBe(0)
  })

  it('answers declared queries only, asked with exactly their values', async () => {
    const { store, space } = fresh()
    const refuses = async (query: Query<Note>, args: QueryArgs = {}) => {
      await expectProgrammingFault(() => store.list(space, query, args, firstPage))
      await expectProgrammingFault(() => store.count(space, query, args))
      await expectProgrammingFault(() => store.json.list(space, query, args, firstPage))
    }
    await refuses({ ...q.all, name: 'undeclared' })
    await refuses({ ...q.all, name: 'toString' })
    await refuses({ ...q.all, kind: 'unknown' })
    await refuses(q.byStatus)
    await refuses(q.byStatus, { where: { status: 'open', pinned: true } })
    await refuses(q.all, { where: { status: 'open' } })
    await refuses(q.byLabel, { where: { status: 'open' } })
    await refuses(q.byStatus, { where: { status: 'open' }, each: 'x' })
    await refuses(q.byStatus, { where: { status: 'open' }, from: 'x' })
  })

  it('refuses a cursor that no list of that order gave', async () => {
    const { store, space } = fresh()
    for (const after of ['', 'x', '{}', '[]', '["a"]', '["a","b","c"]', '[null,"b"]', '[["a"],"b"]']) {
      const error = await store.list(space, q.byPlace, {}, { limit: 10, after }).catch((reason: unknown) => reason)
      expect(error, after).toBeInstanceOf(AppError)
      expect(error, after).toMatchObject({ code: 'validation' })
    }
  })
}
