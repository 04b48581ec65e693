import { describe, expect, it } from 'vitest'
import { read, testApp } from '../test-app.ts'

async function someone() {
  const ines = await testApp().signUp()
  const add = (title: string, more: object = {}) => ines.json('/tasks', { method: 'POST', body: { title, ...more } })
  const found = async (query: string) => (await ines.json(`/tasks?${query}`)).items.map(({ title }: { title: string }) => title)
  return { ...ines, add, found }
}

const filter = (text: string) => `filter=${encodeURIComponent(text)}`

describe('a list by a filter', () => {
  it('holds what matches, of a view or of everything that is still to do', async () => {
    const { add, found } = await someone()
    const ship = await add('Ship 2.0', { dueDate: '2026-03-09' })
    await add('Write it up', { parentId: ship.id, dueDate: '2026-03-04', tags: ['Work'] })
    await add('Wait', { blockedBy: [ship.id], tags: ['work'] })
    await add('Old', { status: 'done', tags: ['work'] })
    expect(await found(filter('tag:work'))).toEqual(['Write it up', 'Wait'])
    expect(await found(filter('tag:work is:done'))).toEqual(['Old'])
    expect(await found(filter('is:blocked'))).toEqual(['Wait'])
    expect(await found(filter('in:"ship 2.0"'))).toEqual(['Write it up'])
    expect(await found(`view=today&${filter('due:any')}`)).toEqual(['Write it up'])
    expect(await found(`view=completed&${filter('')}`)).toEqual(['Old'])
    expect(await found(`${filter('due:<=7d')}&fields=title&limit=1`)).toEqual(['Write it up'])
  })

  it('is refused with every fault at its place when the filter cannot be read', async () => {
    const { ask } = await someone()
    const refused = await ask(`/tasks?${filter('deu:today (due:tomorow')}`)
    expect(refused.status).toBe(422)
    expect((await read(refused)).errors).toEqual([
      { pointer: '/filter', code: 'unknown_field', message: 'At character 1–3: There is no field “deu”. Did you mean “due:”?' },
      { pointer: '/filter', code: 'unclosed_bracket', message: 'At character 11: This bracket is not closed.' },
      { pointer: '/filter', code: 'invalid_date', message: 'At character 16–22: “tomorow” is no day. Did you mean tomorrow?' },
    ])
    expect((await ask(`/tasks?${filter('x'.repeat(501))}`)).status).toBe(422)
    expect((await ask(`/tasks?${filter('a')}&dueFrom=2026-03-01&dueBefore=2026-03-02`)).status).toBe(422)
  })
})

describe('saved views', () => {
  it('are made, changed by their version, thrown away and brought back', async () => {
    const { ask, json } = await someone()
    const made = await ask('/saved-views', { method: 'POST', body: { name: 'Work', query: 'tag:work', layout: 'board' } })
    const view = await read(made)
    expect([made.status, made.headers.get('location'), made.headers.get('etag')]).toEqual([201, `/api/v1/saved-views/${view.id}`, '"1"'])
    const at = `/saved-views/${view.id}`
    expect(await json(at, { method: 'PATCH', body: { sortBy: 'due' } })).toMatchObject({ version: 2, sortBy: 'due', query: 'tag:work' })
    const stale = await ask(at, { method: 'PATCH', body: { name: 'Old' }, headers: { 'if-match': '"1"' } })
    expect([stale.status, (await read(stale)).current.version]).toEqual([412, 2])
    expect((await ask(at, { headers: { 'if-none-match': '"2"' } })).status).toBe(304)
    await ask(at, { method: 'DELETE' })
    expect([(await json('/saved-views')).items, (await ask(at)).status]).toEqual([[], 404])
    await ask(`${at}/restore`, { method: 'POST' })
    expect((await json('/saved-views')).items).toMatchObject([{ name: 'Work', version: 4 }])
  })
})
