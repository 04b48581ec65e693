import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInSentry } from '../../../adapters/monitoring/src/test-sentry.ts'
import { composeServer } from './compose.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'throughline-'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => rm(folder, { recursive: true }))

const person = { email: 'ines@post.example', password: 'slate ferry quince ladder', timeZone: 'Europe/Berlin' }
const json = { 'content-type': 'application/json' }

it('keeps what was acknowledged over a restart', async () => {
  const first = await composeServer({ DATA_DIR: folder })
  const signedUp = await first.app.request('/api/v1/auth/signup', { method: 'POST', body: JSON.stringify(person), headers: json })
  const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] as string
  const headers = { ...json, cookie, 'sec-fetch-site': 'same-origin' }
  const made = await first.app.request('/api/v1/tasks', { method: 'POST', body: '{"title":"Send Ana the draft"}', headers })
  expect([signedUp.status, made.status]).toEqual([201, 201])
  await first.close()

  const second = await composeServer({ DATA_DIR: folder })
  const list = await second.app.request('/api/v1/tasks', { headers: { cookie } })
  expect(await list.json()).toMatchObject({ items: [await made.json()] })
  expect((await second.app.request('/readyz')).status).toBe(200)
  await second.close()
})

it('makes ids that are UUIDv7', async () => {
  const server = await composeServer({ DATA_DIR: folder, DATABASE_URL: 'sqlite::memory:' })
  const response = await server.app.request('/api/v1/auth/signup', { method: 'POST', body: JSON.stringify(person), headers: json })
  const { account } = (await response.json()) as { account: { id: string } }
  expect(account.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  await server.close()
})

it('lets nobody sign up where that is closed', async () => {
  const server = await composeServer({ DATA_DIR: folder, DATABASE_URL: 'sqlite::memory:', SIGNUP: 'closed' })
  const response = await server.app.request('/api/v1/auth/signup', { method: 'POST', body: JSON.stringify(person), headers: json })
  expect(response.status).toBe(403)
  await server.close()
})

it('reports its faults where it is told to, and what browsers report as well; they are on their way before it ends', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const sentry = await standInSentry()
  const server = await composeServer({ DATA_DIR: folder, SENTRY_DSN: sentry.dsn })
  expect(server.errors.dsn).toBe(sentry.dsn)
  server.errors.report('page-failed', new RangeError('No room'))
  const body = `${JSON.stringify({ dsn: sentry.dsn })}\n{"type":"event"}\n{"exception":{"values":[{"type":"Error","value":"Seen"}]}}`
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await server.app.request('/monitoring', { method: 'POST', body, headers })).status).toBe(200)
  await server.close()
  expect(sentry.testkit.reports().map(({ error }) => error?.message)).toEqual(expect.arrayContaining(['Seen', 'No room']))
  await sentry.stop()
})
