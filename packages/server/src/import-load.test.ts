import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ComposedServer, composeServer } from './compose.ts'

let folder: string
let server: ComposedServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'throughline-load-'))
  server = await composeServer({ DATA_DIR: folder, DATABASE_URL: 'sqlite::memory:' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const origin = 'http://localhost:4321'

async function signUp(name: string) {
  const body = JSON.stringify({ email: `${name}@post.example`, password: 'slate ferry quince ladder', name, timeZone: 'Europe/Berlin' })
  const headers = { 'content-type': 'application/json' }
  const answer = await server.app.fetch(new Request(`${origin}/api/v1/auth/signup`, { method: 'POST', headers, body }))
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] as string
  return async (path: string, init: RequestInit = {}) =>
    server.app.fetch(new Request(`${origin}/api/v1${path}`, { ...init, headers: { cookie, 'sec-fetch-site': 'same-origin' } }))
}

it('others are answered while a long file is read', async () => {
  const [one, other] = [await signUp('one'), await signUp('other')]
  const rows = Array.from({ length: 5000 }, (_, i) => `task,Task ${i} every ${(i % 27) + 2} days,,4,1,,,every ${(i % 27) + 2} days,en,`)
  const csv = ['TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE', ...rows].join('\n')
  const body = new FormData()
  body.set('file', new File([csv], 'todoist.csv'))
  let reading = true
  const read = one('/imports?format=todoist-csv&preview=true', { method: 'POST', body }).finally(() => {
    reading = false
  })
  let answered = 0
  while (reading) {
    expect((await other('/tasks?view=today')).status).toBe(200)
    answered++
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  expect(await (await read).json()).toMatchObject({ counts: { tasks: 5000 } })
  expect(answered).toBeGreaterThan(30)
})
