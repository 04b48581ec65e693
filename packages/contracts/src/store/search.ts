import { expect, it } from 'vitest'
import { aMark, aNote, aPerson, changed, marks, type Note, notes, people, put } from '../note.ts'
import { allPages, type Fresh, firstPage } from './fresh.ts'

/** What words find. */
export function searchRules(fresh: Fresh): void {
  /** A space that holds these notes, and what is found for some typed text, told by title. */
  const given = async (...fields: Partial<Note>[]) => {
    const { store, space } = fresh()
    for (const each of fields) await put(store, space, notes, aNote(each))
    return async (typed: string) => (await store.search(space, typed, [notes], firstPage)).items.map(({ record }) => (record as Note).title)
  }

  it('finds every word typed by its beginning, in any order and any of the texts', async () => {
    const found = await given({ title: 'Quarterly report', body: 'numbers for Ana' }, { title: 'Quarry visit' }, { title: 'Unquarterly' })
    expect((await found('quar')).toSorted()).toEqual(['Quarry visit', 'Quarterly report'])
    expect(await found('ana quarterly')).toEqual(['Quarterly report'])
    expect(await found('report missing')).toEqual([])
    expect(await found('arterly')).toEqual([])
  })

  it('looks past case, marks and compatibility forms', async () => {
    const found = await given({ title: 'Élan' }, { title: 'Große Straße' }, { title: 'ﬁnance' }, { title: 'Łódź' })
    expect(await found('ELAN')).toEqual(['Élan'])
    expect(await found('élan')).toEqual(['Élan'])
    expect(await found('strasse')).toEqual(['Große Straße'])
    expect(await found('fin')).toEqual(['ﬁnance'])
    expect(await found('łod')).toEqual(['Łódź'])
  })

  it('finds Chinese, Japanese and Korean without spaces between words', async () => {
    const found = await given({ title: '東京都の会議' }, { title: 'カタカナ 議事録' }, { title: '회의록 정리' }, { title: '明日mail送信' })
    expect(await found('東京')).toEqual(['東京都の会議'])
    expect(await found('京都')).toEqual(['東京都の会議'])
    expect(await found('都東')).toEqual([])
    expect((await found('議')).toSorted()).toEqual(['カタカナ 議事録', '東京都の会議'])
    expect(await found('의록')).toEqual(['회의록 정리'])
    expect(await found('mail 送信')).toEqual(['明日mail送信'])
  })

  it('ranks a match in the title above one in the notes', async () => {
    const found = await given(
      { title: 'First of all', body: 'budget, as every year' },
      { title: 'Budget' },
      { title: 'Last', body: 'the budget' },
      { title: 'Ask about the budget today' },
    )
    const titles = await found('budget')
    expect(titles.slice(0, 2).toSorted()).toEqual(['Ask about the budget today', 'Budget'])
    expect(titles.slice(2).toSorted()).toEqual(['First of all', 'Last'])
  })

  it('takes what was typed as words only, never as an expression', async () => {
    const found = await given({ title: 'Tea or coffee' }, { title: 'Tea' })
    expect(await found('tea OR')).toEqual(['Tea or coffee'])
    for (const typed of ['"', 'tea"', '(tea', 'title:', '*', '-tea', "tea'--", 'NEAR(tea', '^tea', '{tea}', '\u0000', '.*'])
      await expect(found(typed)).resolves.toBeInstanceOf(Array)
    expect((await found('^"tea')).toSorted()).toEqual(['Tea', 'Tea or coffee'])
  })

  it('finds nothing for nothing', async () => {
    const found = await given({ title: 'Something' })
    for (const typed of ['', '   ', '!?', '…']) expect(await found(typed)).toEqual([])
  })

  it('finds a record by its present text only', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote({ title: 'Before', body: 'staying' }))
    await put(store, space, notes, changed(note, { title: 'After' }))
    const count = async (typed: string) => (await store.search(space, typed, [notes], firstPage)).items.length
    expect([await count('before'), await count('after'), await count('staying')]).toEqual([0, 1, 1])
  })

  it('looks in the named kinds only, and never in one without text', async () => {
    const { store, space } = fresh()
    const note = await put(store, space, notes, aNote({ title: 'Varga' }))
    const person = await put(store, space, people, aPerson({ name: 'Ines Varga' }))
    await put(store, space, marks, aMark({ title: 'Varga' }))
    const hits = async (...kinds: (typeof notes | typeof people | typeof marks)[]) =>
      (await store.search(space, 'varga', kinds, firstPage)).items.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
    expect(await hits(notes)).toEqual([{ kind: 'note', record: note }])
    expect(await hits(notes, people, marks)).toEqual([
      { kind: 'note', record: note },
      { kind: 'person', record: person },
    ])
    expect(await hits(marks)).toEqual([])
    expect(await hits()).toEqual([])
  })

  it('is paged: each hit once, in the order of one page', async () => {
    const { store, space } = fresh()
    for (let i = 0; i < 7; i++) await put(store, space, notes, aNote({ title: 'pear '.repeat(1 + (i % 3)), body: `pear ${i}` }))
    for (let i = 0; i < 2; i++) await put(store, space, people, aPerson({ name: `Pear ${i}` }))
    const page = (limit: number, after?: string) => store.search(space, 'pea', [notes, people], { limit, after })
    const whole = await page(200)
    expect(whole.items).toHaveLength(9)
    expect(whole.nextCursor).toBeNull()
    expect((await page(9)).nextCursor).toBeNull()
    for (const limit of [1, 2, 4]) expect(await allPages((after) => page(limit, after))).toEqual(whole.items)
  })

  it('refuses a cursor that no search gave', async () => {
    const { store, space } = fresh()
    for (const after of ['', 'x', '{}', '["a"]'])
      await expect(store.search(space, 'pear', [notes], { limit: 2, after }), after).rejects.toMatchObject({ code: 'validation' })
  })
}
