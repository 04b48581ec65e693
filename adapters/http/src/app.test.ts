import { describe, expect, it } from 'vitest'
import { read, testApp } from './test-app.ts'

describe('the API', () => {
  it('works from sign-up to a completed task', async () => {
    const { signUp } = testApp()
    const ines = await signUp()
    const made = await ines.ask('/tasks', { method: 'POST', body: { title: 'Send Ana the draft', dueDate: '2026-03-05' } })
    expect(made.status).toBe(201)
    const { id } = await read(made)
    expect(made.headers.get('location')).toBe(`/api/v1/tasks/${id}`)
    expect((await ines.json('/tasks?view=today')).items).toMatchObject([{ id, title: 'Send Ana the draft' }])
    const done = await ines.ask(`/tasks/${id}/completions`, { method: 'POST' })
    expect(done.status).toBe(201)
    expect(await read(done)).toMatchObject({ task: { status: 'done' }, completion: { taskId: id } })
    expect((await ines.json('/search?q=draf')).items).toMatchObject([{ kind: 'task', record: { id } }])
  })

  it('gives way before what is costly, and for nothing else', async () => {
    let turns = 0
    const ines = await testApp({ giveWay: async () => void turns++ }).signUp()
    await ines.json('/tasks')
    expect(turns).toBe(0)
    await ines.json('/search?q=draft')
    expect(turns).toBe(1)
  })
})
