import { describe, expect, it, vi } from 'vitest'
import { noneMatch } from './etag.ts'
import { read, testApp } from './test-app.ts'

const withTask = async () => {
  const test = testApp()
  const ines = await test.signUp()
  const task = await ines.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
  return { ...test, ines, task, path: `/tasks/${task.id}` }
}

describe('If-None-Match', () => {
  it('spares a record that is unchanged', async () => {
    const { ines, path } = await withTask()
    const first = await ines.ask(path)
    expect(first.headers.get('etag')).toBe('"1"')
    const again = await ines.ask(path, { headers: { 'if-none-match': 'W/"0", "1"' } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', '"1"'])
    await ines.ask(path, { method: 'PATCH', body: { title: 'Send Ana the last draft' } })
    expect((await ines.ask(path, { headers: { 'if-none-match': '"1"' } })).status).toBe(200)
  })

  it('spares a list before anything of it is read, until something in the space changes', async () => {
    const { ines, path, deps } = await withTask()
    const tag = (await ines.ask('/tasks?view=all')).headers.get('etag') as string
    expect(tag).toMatch(/^W\/".+"$/)
    const list = vi.spyOn(deps.store.json, 'list')
    expect((await ines.ask('/tasks?view=all', { headers: { 'if-none-match': tag } })).status).toBe(304)
    expect(list).not.toHaveBeenCalled()
    await ines.ask(path, { method: 'PATCH', body: { priority: 'high' } })
    expect((await ines.ask('/tasks?view=all', { headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  it('knows that another day, another address and another person see another list', async () => {
    const { ines, clock, signUp } = await withTask()
    const tag = (await ines.ask('/tasks?view=today')).headers.get('etag') as string
    const ask = (path: string) => ines.ask(path, { headers: { 'if-none-match': tag } })
    expect((await ask('/tasks?view=inbox')).status).toBe(200)
    const bo = await signUp()
    await bo.ask('/tasks', { method: 'POST', body: { title: 'Other' } })
    expect((await bo.ask('/tasks?view=today', { headers: { 'if-none-match': tag } })).status).toBe(200)
    clock.advance({ hours: 13 })
    expect((await ask('/tasks?view=today')).status).toBe(304)
    clock.set('2026-03-05T22:59:59.999Z')
    expect((await ask('/tasks?view=today')).status).toBe(304)
    clock.advance({ milliseconds: 1 })
    expect((await ask('/tasks?view=today')).status).toBe(200)
  })

  it('compares weakly, and * matches all', () => {
    expect(noneMatch('"1"', 'W/"1"')).toBe(true)
    expect(noneMatch('*', '"7"')).toBe(true)
    expect(noneMatch('"2"', '"1"')).toBe(false)
    expect(noneMatch(null, '"1"')).toBe(false)
  })
})

describe('If-Match', () => {
  it.each(['PATCH', 'DELETE'])('lets %s through for the current version only, and else answers the record as it is now', async (method) => {
    const { ines, path } = await withTask()
    await ines.ask(path, { method: 'PATCH', body: { title: 'Mine' }, headers: { 'if-match': '"1"' } })
    const body = method === 'PATCH' ? { title: 'Theirs' } : undefined
    const stale = await ines.ask(path, { method, body, headers: { 'if-match': '"1"' } })
    expect(stale.status).toBe(412)
    expect(await read(stale)).toMatchObject({ type: '/problems/stale', current: { title: 'Mine', version: 2 } })
    expect((await ines.ask(path, { method, body, headers: { 'if-match': '"2"' } })).status).toBe(200)
  })

  it.each(['"abc"', 'W/"1"', '1', '""'])('refuses %s, which this API never handed out', async (tag) => {
    const { ines, path } = await withTask()
    expect((await ines.ask(path, { method: 'PATCH', body: { title: 'x' }, headers: { 'if-match': tag } })).status).toBe(412)
  })

  it('takes * for any version', async () => {
    const { ines, path } = await withTask()
    expect((await ines.ask(path, { method: 'PATCH', body: { title: 'x' }, headers: { 'if-match': '*' } })).status).toBe(200)
  })
})
