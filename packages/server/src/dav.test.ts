import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DAVCalendar, DAVClient } from 'tsdav'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ComposedServer, composeServer } from './compose.ts'
import { front } from './front.ts'
import { noSite } from './test-site.ts'

let folder: string
let composed: ComposedServer
let server: Server
let origin: string

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  folder = await mkdtemp(join(tmpdir(), 'throughline-'))
  composed = await composeServer({ DATA_DIR: folder, DATABASE_URL: 'sqlite::memory:' })
  const { app, dav, mcp, languageOf, errors } = composed
  server = createServer(front({ app, dav, mcp, site: noSite, languageOf, https: false, errors }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await composed.close()
  await rm(folder, { recursive: true })
})

/** Somebody new with a token of these scopes, and how they ask the API. */
async function person(name: string, scopes: readonly string[]) {
  const json = { 'content-type': 'application/json', origin }
  const body = { email: `${name}@post.example`, password: 'slate ferry quince ladder', name, timeZone: 'Europe/Berlin' }
  const signedUp = await fetch(`${origin}/api/v1/auth/signup`, { method: 'POST', body: JSON.stringify(body), headers: json })
  const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] as string
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  const api = async (path: string, sent?: object, method = sent ? 'POST' : 'GET'): Promise<any> => {
    const init = { method, headers: { ...json, cookie }, ...(sent && { body: JSON.stringify(sent) }) }
    const answer = await fetch(`${origin}/api/v1${path}`, init)
    return answer.status === 204 ? null : answer.json()
  }
  const { token } = await api('/tokens', { name: 'My phone', scopes })
  return { email: body.email, token: token as string, api }
}

async function clientOf({ email, token }: { email: string; token: string }) {
  const client = new DAVClient({
    serverUrl: origin,
    credentials: { username: email, password: token },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
  })
  await client.login()
  const calendars = await client.fetchCalendars()
  return { client, calendars, tasks: calendars.find(({ components }) => components?.includes('VTODO')) as DAVCalendar }
}

const todo = (uid: string, ...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Else//EN', 'BEGIN:VTODO', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', ...lines]
    .concat('END:VTODO', 'END:VCALENDAR', '')
    .join('\r\n')

it('is found by a client, which lists, makes, changes, completes and deletes tasks, and hears what others change', async () => {
  const ines = await person('ines', ['tasks:read', 'tasks:write', 'goals:read'])
  const { api } = ines
  const { client, calendars, tasks } = await clientOf(ines)
  expect(calendars.map(({ displayName, components }) => [displayName, components])).toEqual([
    ['Tasks', ['VTODO']],
    ['Goals', ['VEVENT']],
  ])
  const read = async () => client.fetchCalendarObjects({ calendar: tasks, useMultiGet: false, filters: todosOnly })
  const body = async (url: string) => (await client.fetchCalendarObjects({ calendar: tasks, objectUrls: [url] }))[0]

  // Makes one, with what a task has no place for.
  const iCalString = todo('Abc-1', 'SUMMARY:Call Ana', 'DUE;VALUE=DATE:20260305', 'LOCATION:Kiel', 'X-APPLE-SORT-ORDER:7', 'PRIORITY:1')
  const made = await client.createCalendarObject({ calendar: tasks, filename: 'Abc-1.ics', iCalString })
  expect([made.status, made.headers.get('etag')]).toEqual([201, null])
  expect((await client.createCalendarObject({ calendar: tasks, filename: 'Abc-1.ics', iCalString })).status).toBe(412)
  const [found] = await read()
  expect(found?.data).toMatch(/UID:Abc-1\r\n(.*\r\n)*LOCATION:Kiel\r\nX-APPLE-SORT-ORDER:7\r\n/)
  const [task] = (await api('/tasks')).items
  expect(task).toMatchObject({ title: 'Call Ana', dueDate: '2026-03-05', priority: 'urgent', notes: '' })

  // Changes it by its ETag; an old one is refused.
  const changed = { ...(found as object), data: String(found?.data).replace('SUMMARY:Call Ana', 'SUMMARY:Call Ana back') } as typeof found
  expect((await client.updateCalendarObject({ calendarObject: changed as never })).status).toBe(204)
  expect((await client.updateCalendarObject({ calendarObject: changed as never })).status).toBe(412)
  expect((await api(`/tasks/${task.id}`)).title).toBe('Call Ana back')
  expect((await body(String(found?.url)))?.data).toContain('LOCATION:Kiel')

  // What is changed elsewhere comes with the next delta.
  const { syncToken } = await collection(client, tasks)
  const own = await api('/tasks', { title: 'Water the beans', dueDate: '2026-03-06', recurrence: { rrule: 'FREQ=DAILY' } })
  await api(`/tasks/${task.id}`, undefined, 'DELETE')
  const delta = await client.syncCollection({ url: tasks.url, props: { 'd:getetag': {} }, syncLevel: 1, syncToken } as never)
  const heard = delta.flatMap(({ href, status, props }) => (href ? [[href.split('/').at(-1), status, Boolean(props?.getetag)]] : []))
  expect(heard).toEqual([
    [`${own.id}.ics`, 207, true],
    ['Abc-1.ics', 404, false],
  ])

  // One that repeats moves on when it is done.
  const [repeating] = await read()
  const done = String(repeating?.data).replace('STATUS:NEEDS-ACTION', 'STATUS:COMPLETED\r\nPERCENT-COMPLETE:100')
  await client.updateCalendarObject({ calendarObject: { ...(repeating as object), data: done } as never })
  const moved = await api(`/tasks/${own.id}`)
  expect(moved).toMatchObject({ status: 'open', lastCompletion: { occurrenceDate: '2026-03-06' } })
  expect(moved.dueDate > '2026-03-06').toBe(true)

  // Deleting needs the newest ETag, and leads to the trash.
  expect((await client.deleteCalendarObject({ calendarObject: repeating as never })).status).toBe(412)
  const [newest] = await read()
  expect((await client.deleteCalendarObject({ calendarObject: newest as never })).status).toBe(204)
  expect(await read()).toEqual([])
  expect((await api('/tasks?view=trash')).items.map(({ id }: { id: string }) => id)).toContain(own.id)
})

const todosOnly = { 'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': { _attributes: { name: 'VTODO' } } } }

/** What is told of the collection itself. */
async function collection(client: DAVClient, { url }: DAVCalendar): Promise<{ syncToken: string }> {
  const [answer] = await client.propfind({ url, props: { 'd:sync-token': {} }, depth: '0' })
  return { syncToken: String(answer?.props?.syncToken) }
}
