import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type ComposedServer, composeServer } from './compose.ts'

let folder: string
let server: ComposedServer
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}))
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'throughline-'))
  server = await composeServer({ DATA_DIR: folder, DATABASE_URL: 'sqlite::memory:' })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Somebody new, and how they ask. */
async function person(name: string) {
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const body = { email: `${name}@post.example`, password: 'slate ferry quince ladder', timeZone: 'Europe/Berlin' }
  const signedUp = await server.app.request('/api/v1/auth/signup', { method: 'POST', headers: json, body: JSON.stringify(body) })
  const headers = { ...json, cookie: signedUp.headers.get('set-cookie')?.split(';')[0] as string }
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  const ask = async (method: string, path: string, sent?: object): Promise<any> =>
    (await server.app.request(`/api/v1${path}`, { method, headers, ...(sent && { body: JSON.stringify(sent) }) })).json()
  return { email: body.email, ask }
}

type Person = Awaited<ReturnType<typeof person>>

/** The evidence of a win of a task, as a copy of the person's records has it, which opens none. */
async function winOf({ ask }: Person, id: string) {
  await ask('POST', '/wins', { from: { kind: 'task', id } })
  let after = ''
  let evidence: object = {}
  return async () => {
    const { items, cursor } = await ask('GET', `/changes?limit=200${after && `&after=${after}`}`)
    after = cursor
    for (const { kind, record } of items) if (kind === 'win') evidence = record.evidence[0]
    return evidence
  }
}

it('a task that a calendar program renames is called so by the win it shows', async () => {
  const ines = await person('ines')
  const { token } = await ines.ask('POST', '/tokens', { name: 'My phone', scopes: ['tasks:read', 'tasks:write'] })
  const { id } = await ines.ask('POST', '/tasks', { title: 'Rerun the model' })
  const evidence = await winOf(ines, id)
  await expect.poll(evidence).toMatchObject({ title: 'Rerun the model' })

  const account = await ines.ask('GET', '/me')
  const authorization = `Basic ${Buffer.from(`${ines.email}:${token}`).toString('base64')}`
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Else//EN', 'BEGIN:VTODO', `UID:${id}`, 'DTSTAMP:20260101T000000Z']
  const body = [...lines, 'SUMMARY:Rerun all models', 'END:VTODO', 'END:VCALENDAR', ''].join('\r\n')
  const url = `http://throughline.test/dav/calendars/${account.id}/tasks/${id}.ics`
  const headers = { authorization, 'content-type': 'text/calendar' }
  expect((await server.dav(new Request(url, { method: 'PUT', body, headers }), undefined)).status).toBe(204)
  await expect.poll(evidence, { timeout: 5_000 }).toMatchObject({ title: 'Rerun all models' })
})

it('a task that is an action item is called as that is in its discussion', async () => {
  const ruth = await person('ruth')
  const { id: discussionId } = await ruth.ask('POST', '/discussions', { title: 'The forecast' })
  const { id: assigneeId } = (await ruth.ask('GET', `/discussions/${discussionId}/people`)).items[0]
  const item = await ruth.ask('POST', `/discussions/${discussionId}/action-items`, { assigneeId, text: 'Ask finance' })
  const evidence = await winOf(ruth, item.taskId)
  await expect.poll(evidence).toMatchObject({ title: 'Ask finance', date: null })
  await ruth.ask('PATCH', `/discussions/${discussionId}/action-items/${item.id}`, { text: 'Ask finance for the budget' })
  await expect.poll(evidence, { timeout: 5_000 }).toMatchObject({ title: 'Ask finance for the budget' })
})

it('a task that the plan of an interview brings back is there again', async () => {
  const ana = await person('ana')
  const interviews = [{ title: 'Panel', on: Temporal.Now.plainDateISO().add({ days: 20 }).toString() }]
  const job = await ana.ask('POST', '/target-jobs', { role: 'Lead analyst', company: 'Harbourline', interviews })
  const plan = await ana.ask('POST', `/target-jobs/${job.id}/plan`, {})
  const { taskId } = plan.steps[0]
  const evidence = await winOf(ana, taskId)
  await expect.poll(evidence).toMatchObject({ state: 'live' })
  await ana.ask('DELETE', `/tasks/${taskId}`)
  await expect.poll(evidence, { timeout: 5_000 }).toMatchObject({ state: 'gone' })
  await ana.ask('POST', `/target-jobs/${job.id}/plan`, { restore: true })
  await expect.poll(evidence, { timeout: 5_000 }).toMatchObject({ state: 'live' })
})
