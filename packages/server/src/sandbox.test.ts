import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@throughline/client'
import { fakeSealer } from '@throughline/contracts'
import { accounts } from '@throughline/core/account'
import { changeUntold, instantText, listAll } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { deliverNotifications, notifications } from '@throughline/core/notification'
import { makeSandbox } from '@throughline/core/sandbox'
import { createTask } from '@throughline/core/task'
import { createSecretSource } from '@throughline/lucia'
import { deliverMail } from '@throughline/mail'
import { createMemoryStorage } from '@throughline/memory'
import { afterEach, expect, it } from 'vitest'
import { composeServer } from './compose.ts'
import { createIds } from './ids.ts'
import { openStorage } from './storage.ts'
import { expectSandboxes } from './test-sandboxes.ts'

const endings: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-sandbox-'))
  endings.push(() => rmSync(folder, { recursive: true }))
  return folder
}

it('is the same in memory', () => expectSandboxes({ ...createMemoryStorage({ kinds }), counters: null, close: async () => {} }))

it('is the same in SQLite', async () => {
  const folder = newFolder()
  const storage = await openStorage({ dataDir: folder, database: { kind: 'sqlite', file: join(folder, 'sandbox.db') } })
  endings.push(() => storage.close())
  await expectSandboxes(storage)
})

/** The whole server but its listener. */
async function server(variables: Record<string, string> = {}) {
  const folder = newFolder()
  const composed = await composeServer({ DATA_DIR: folder, ...variables })
  endings.push(composed.close)
  const ask = (path: string, init: RequestInit = {}) => composed.app.request(`http://localhost${path}`, init)
  const made = async () => (await ask('/api/v1/sandboxes', { method: 'POST' })).json() as Promise<{ token: string }>
  return { ...composed, folder, ask, made }
}

it('has a few dozen records of the sample person over all areas, in a moment', async () => {
  const { app, made } = await server()
  await made()
  const begun = performance.now()
  const { token } = await made()
  const took = performance.now() - begun
  expect(took).toBeLessThan(3_000)
  const client = createClient({
    baseUrl: 'http://localhost',
    headers: { authorization: `Bearer ${token}` },
    fetch: async (input, init) => app.request(String(input), init),
  })
  const [open, done, goals, entries, wins, stories, experiences, talks, jobs] = await Promise.all([
    client.tasks.list({ view: 'all' }),
    client.tasks.list({ view: 'completed' }),
    client.goals.list(),
    client.journal.list(),
    client.wins.list(),
    client.stories.list(),
    client.experiences.list(),
    client.discussions.list(),
    client.targetJobs.list(),
  ])
  const counts = [open, done, goals, entries, wins, stories, experiences, talks, jobs].map(({ items }) => items.length)
  expect(counts.every((count) => count > 0)).toBe(true)
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(24)
  const [goal] = goals.items
  expect((await client.checkIns.list(goal?.id ?? '')).items.length).toBeGreaterThan(5)
  // The thread: a win with a task, a passage and a goal behind it, and a story of it.
  const win = wins.items.find(({ evidence }) => evidence.length === 3)
  expect(win?.evidence.map(({ kind }) => kind).sort()).toEqual(['goal', 'journal-entry', 'task'])
  expect(stories.items.some(({ winIds }) => winIds.includes(win?.id ?? ''))).toBe(true)
  expect((await client.tasks.create({ title: 'Made in the sandbox' })).title).toBe('Made in the sandbox')
})

it('is in German for who asks for that, also when it is begun anew', async () => {
  const { ask } = await server()
  const body = JSON.stringify({ language: 'de' })
  const made = await ask('/api/v1/sandboxes', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const { token } = (await made.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const goals = async () => (await ask('/api/v1/goals?fields=title', { headers })).text()
  expect(await goals()).toContain('Vor der Arbeit spazieren gehen')
  expect((await ask('/api/v1/sandbox/reset', { method: 'POST', headers })).status).toBe(200)
  expect(await goals()).toContain('Vor der Arbeit spazieren gehen')
})

it('follows who may sign up, unless it is said', async () => {
  const status = async (variables: Record<string, string>) =>
    (await (await server(variables)).ask('/api/v1/sandboxes', { method: 'POST' })).status
  expect(await status({ SIGNUP: 'closed' })).toBe(403)
  expect(await status({ SANDBOX: 'off' })).toBe(403)
  expect(await status({ SIGNUP: 'invite', SANDBOX: 'on' })).toBe(201)
})

it('its token is none for an assistant to reach further by, nor for a calendar program', async () => {
  const { ask, dav, mcp, made } = await server()
  const { token } = await made()
  const authorization = `Bearer ${token}`
  const call = async (name: string, args: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } })
    const headers = { authorization, 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    return (await mcp(new Request('http://localhost/mcp', { method: 'POST', headers, body }), {})).text()
  }
  expect(await call('add_task', { line: 'Call May tomorrow' })).toContain('Call May')
  const { email } = (await (await ask('/api/v1/me', { headers: { authorization } })).json()) as { email: string }
  const basic = `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`
  const answer = await dav(new Request('http://localhost/dav/', { method: 'PROPFIND', headers: { authorization: basic } }), {})
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('A sandbox has no calendars.')])
})

it('no mail is sent for it, even where its settings say so', async () => {
  const storage = createMemoryStorage({ kinds })
  const { clock, ids } = { clock: { now: () => Temporal.Now.instant() }, ids: createIds() }
  const spaces: string[] = []
  const sandboxing = { mode: 'on' as const, sample: { fill: async (space: string) => void spaces.push(space) } }
  const deps = { ...storage, kinds, clock, ids, giveWay: async () => {}, secrets: createSecretSource(), sandboxing }
  await makeSandbox(deps, {}, { network: '192.0.2.1' })
  const [space = ''] = spaces
  // As if somebody had found a way to turn it on.
  await changeUntold(deps, space, accounts, space, ({ notifications }) => ({
    notifications: {
      ...notifications,
      kinds: { ...notifications.kinds, 'task-reminder': { app: true, mail: 'instant' as const, push: 'off' as const } },
    },
  }))
  const actor = { accountId: space, space, timeZone: 'UTC', dayStart: 0, locale: 'en', weekStart: 1 }
  await createTask({ ...deps, actor }, { title: 'Call May', reminders: [{ at: instantText(clock.now()) }] })
  await deliverNotifications(deps)
  expect(await listAll(deps, space, notifications.queries.all, {})).toHaveLength(1)
  const sent: unknown[] = []
  const mail = {
    ...deps,
    sealer: fakeSealer(),
    publicUrl: 'https://t.example',
    giveWay: async () => {},
    log: (line: string) => expect.fail(line),
    mailer: { send: async (message: unknown) => void sent.push(message) },
  }
  expect(await deliverMail(mail)).toBe(1)
  expect(sent).toEqual([])
})

it('is nobody one could sign in as, or write to', async () => {
  const { ask, folder, made } = await server()
  const { token } = await made()
  const { email } = (await (await ask('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })).json()) as { email: string }
  const post = (path: string, body: object) =>
    ask(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  expect((await post('/auth/signin', { email, password: '' })).status).toBeGreaterThanOrEqual(400)
  expect((await post('/auth/forgot-password', { email })).status).toBe(202)
  expect(() => readdirSync(join(folder, 'outbox'))).toThrow()
})
