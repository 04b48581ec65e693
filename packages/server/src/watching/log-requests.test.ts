import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Store } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import type { LogEntry } from '@throughline/http'
import { createMemoryStorage } from '@throughline/memory'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ask, ORIGIN, read, testApp } from '../../../../adapters/http/src/test-app.ts'
import { everythingOf } from '../../../../adapters/http/src/test-everything.ts'
import { operationsOf, requestFor } from '../../../../adapters/http/src/test-operations.ts'
import { front } from '../front.ts'
import { log } from '../log.ts'
import { siteOf } from '../test-site.ts'
import { logRequests } from './log-requests.ts'
import { markRequests } from './mark-requests.ts'

/** The API behind the real front, whose storage can be broken, and every line that was written. */
async function served({ trustProxy = false } = {}) {
  const lines: string[] = []
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation((line: string) => void lines.push(line))
  const memory = createMemoryStorage({ kinds })
  let broken = false
  const breakable =
    <A extends unknown[], T>(call: (...given: A) => Promise<T>) =>
    async (...given: A) => {
      if (broken) throw new SyntaxError('Unexpected token "Send Ana the qzquagmire"')
      return call(...given)
    }
  const store: Store = { ...memory.store, save: breakable(memory.store.save), head: breakable(memory.store.head) }
  const made = testApp({ ...memory, store, log, requestLimit: null })
  const site = siteOf((request, response, _next, locals) => {
    ;(locals as { tellRoute(route: string): void }).tellRoute('/tasks/[taskId]')
    response.end(request.url)
  })
  const errors = { dsn: null, report: () => {} }
  const beside = async () => new Response('beside')
  const answer = front({ app: made.app, dav: beside, mcp: beside, site, languageOf: async () => 'en', https: false, errors })
  const server = createServer(markRequests(answer, { trustProxy, watches: [logRequests(log)] }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const entries = (): LogEntry[] => lines.map((line) => JSON.parse(line))
  const requests = () => entries().filter(({ event }) => event === 'request')
  return { ...made, url, lines, entries, requests, fail: () => (broken = true) }
}

const AT_ONCE = 16

/** What nobody may find in a log. */
const written = /qzquagmire|Send Ana|Measure the window|My phone|slate ferry|Draft reader/i

it('writes a line for each request of every operation, whether it works or fails, and no word, address, secret or id of a person', async () => {
  const { app, deps, signUp, url, lines, entries, requests, fail } = await served()
  const [person, guest] = [await signUp('qzquagmire'), await signUp('Ruth')]
  const ids = await everythingOf(deps, person, guest)
  const { token } = await person.json('/tokens', { method: 'POST', body: { name: 'My terminal', scopes: ['*'] } })
  const operations = operationsOf(await read(await ask(app, '/openapi.json')))
  const secrets = [person.cookie.split('=')[1] as string, token as string, ...Object.values(ids)]

  async function askAll() {
    const apart = operations.filter(
      ({ operationId, path, method }) => operationId !== 'streamEvents' && !/auth|password|deletion|DELETE/.test(`${path} ${method}`),
    )
    for (let next = 0; next < apart.length; next += AT_ONCE) await Promise.all(apart.slice(next, next + AT_ONCE).map(send))
  }
  async function send(operation: (typeof operations)[number]) {
    const { path, options } = requestFor(operation, ids)
    const { body } = options as { body?: unknown }
    const form = body instanceof FormData
    const answer = await fetch(`${url}/api/v1${path}${path.includes('?') ? '&' : '?'}note=qzquagmire`, {
      method: operation.method,
      redirect: 'manual',
      headers: { cookie: person.cookie, origin: ORIGIN, ...(body !== undefined && !form && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(500),
    }).catch(() => null)
    await answer?.body?.cancel()
  }
  await askAll()
  fail()
  await askAll()
  await expect.poll(() => requests().length).toBeGreaterThan(operations.length)

  const routes = new Set(operations.map(({ path }) => `/api/v1${path}`))
  for (const { route } of requests()) expect(routes).toContain(route)
  expect(new Set(requests().map(({ route }) => route)).size).toBeGreaterThan(100)
  expect(entries().filter(({ event }) => event === 'request-failed').length).toBeGreaterThan(50)
  expect(lines.filter((line) => written.test(line))).toEqual([])
  expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
})

describe('a request', () => {
  it('is told by its route, status, time, length, and the id that is in its answer', async () => {
    const { url, requests } = await served()
    const answers = [await fetch(`${url}/api/v1/tasks`), await fetch(`${url}/tasks/42?q=qzquagmire`), await fetch(`${url}/dav/ines/`)]
    answers.push(await fetch(`${url}/api/v1/qzquagmire`), await fetch(`${url}/healthz`), await fetch(`${url}/calendar/qzquagmire.ics`))
    for (const answer of answers) await answer.text()
    await expect.poll(() => requests().length).toBe(answers.length)
    expect(requests().map(({ route, status }) => `${route} ${status}`)).toEqual([
      ...['/api/v1/tasks 401', '/tasks/{taskId} 200', '/dav 200', '* 404', '/healthz 200', '/calendar/{secret}.ics 404'],
    ])
    expect(requests().map(({ requestId }) => requestId)).toEqual(answers.map(({ headers }) => headers.get('x-request-id')))
    expect(new Set(requests().map(({ requestId }) => requestId)).size).toBe(answers.length)
    for (const { method, ms, bytes } of requests())
      expect({ method, ms, isLong: (bytes ?? 0) > 100 }).toEqual({ method: 'GET', ms: expect.any(Number), isLong: true })
  })

  it('has the id that a proxy of ours gave it, where that is one', async () => {
    const given = '0123456789ABCDEF0123456789abcdef'
    const idOf = async (url: string, id: string) =>
      (await fetch(`${url}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    const { url } = await served({ trustProxy: true })
    expect(await idOf(url, given)).toBe(given.toLowerCase())
    for (const wrong of ['Send Ana the draft', `${given}0`, '../../etc', `${given}, ${given}`])
      expect(await idOf(url, wrong)).toMatch(/^[\da-f-]{36}$/)
    expect(await idOf((await served()).url, given)).not.toBe(given.toLowerCase())
  })

  it('whose reader went away is told as one that was given up', async () => {
    const { requests } = await served()
    const server = createServer(markRequests((_, response) => void response.write('a'), { trustProxy: false, watches: [logRequests(log)] }))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const asked = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: 'PURGE' })
    await asked.body?.cancel()
    await expect.poll(requests).toMatchObject([{ method: 'OTHER', route: '*', status: 499 }])
    server.closeAllConnections()
    server.close()
  })
})
