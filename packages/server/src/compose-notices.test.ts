import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { composeServer } from './compose.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'throughline-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => rm(folder, { recursive: true }))

const person = { email: 'ines@post.example', password: 'slate ferry quince ladder', timeZone: 'Europe/Berlin' }
const json = { 'content-type': 'application/json' }

it('a discussion hears within a second of a task that is completed on its own page', async () => {
  const { app, close } = await composeServer({ DATA_DIR: folder })
  const signedUp = await app.request('/api/v1/auth/signup', { method: 'POST', body: JSON.stringify(person), headers: json })
  const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] as string
  const headers = { ...json, cookie, 'sec-fetch-site': 'same-origin' }
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await app.request(`/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return (await answer.json()) as Record<'id' | 'taskId', string> & { version: number; openActions: number; items: { id: string }[] }
  }
  const { id } = await ask('POST', '/discussions', { title: 'The forecast' })
  const { id: assigneeId } = (await ask('GET', `/discussions/${id}/people`)).items[0] as { id: string }
  const item = await ask('POST', `/discussions/${id}/action-items`, { assigneeId, text: 'Ask finance' })
  const openActions = async () => (await ask('GET', `/discussions/${id}/participation`)).openActions
  expect(await openActions()).toBe(1)
  await ask('POST', `/tasks/${item.taskId}/completions`, {})
  await expect.poll(openActions, { timeout: 1_000, interval: 10 }).toBe(0)
  expect(await ask('GET', `/discussions/${id}/action-items/${item.id}`)).toMatchObject({ state: 'done', version: item.version + 1 })
  await close()
})
