import { expect, it } from 'vitest'
import { ask, ORIGIN, read, testApp } from './test-app.ts'

const json = { 'content-type': 'application/json' }

it('names every fault of a body at once, each by its JSON Pointer', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const response = await ines.ask('/tasks', { method: 'POST', body: { dueDate: '2026-02-30', tags: ['two words'], colour: 'red' } })
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = await read(response)
  expect(problem).toMatchObject({ type: '/problems/validation', status: 422, instance: '/api/v1/tasks' })
  expect(problem.requestId).toBe(response.headers.get('x-request-id'))
  expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(['/colour', '/dueDate', '/tags/0', '/title'])
  expect(problem.errors).toContainEqual({ pointer: '/dueDate', code: 'invalid_date', message: 'Write the date as YYYY-MM-DD.' })
})

it('names faults of the query together with those of the body', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const problem = await ines.json('/tasks/quick-add?preview=perhaps&colour=red', { method: 'POST', body: {} })
  expect(problem.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual(['/colour', '/preview', '/text'])
})

it.each([
  ['what nests too deep', 422, 'validation', `{"title":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, json],
  ['what is not JSON', 400, 'not-json', '{"title":', json],
  ['what is not UTF-8', 400, 'not-json', new Uint8Array([0x22, 0xff, 0x22]), json],
  ['another content type', 415, 'unsupported-media-type', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['no content type', 415, 'unsupported-media-type', new Uint8Array([0x7b, 0x7d]), { 'content-type': '' }],
  ['more than 1 MiB', 413, 'too-large', JSON.stringify({ title: 'x', notes: 'x'.repeat(1024 * 1024) }), json],
  ['an array', 422, 'validation', '[]', json],
  ['nothing', 422, 'validation', undefined, json],
])('refuses %s with %i', async (_what, status, code, body, headers) => {
  const { signUp } = testApp()
  const ines = await signUp()
  const response = await ines.ask('/tasks', { method: 'POST', body, headers })
  expect([response.status, (await read(response)).type]).toEqual([status, `/problems/${code}`])
})

it('says which methods an address knows', async () => {
  const { app } = testApp()
  const response = await ask(app, '/tasks/counts', { method: 'PUT' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
  expect((await ask(app, '/tasks/x', { method: 'POST' })).headers.get('allow')).toBe('DELETE, GET, HEAD, PATCH')
})

it('answers an address it does not know with a problem that says where all of them are, and which may have been meant', async () => {
  const { app } = testApp()
  const response = await ask(app, '/nowhere')
  expect(response.headers.get('link')).toContain('</api/v1/docs>; rel="service-doc"')
  const { status, type, detail } = await read(response)
  expect([status, type]).toEqual([404, '/problems/no-such-path'])
  expect(detail).toMatch(/^Every address is at \/api\/v1\/docs/)
  const { detail: near } = await read(await ask(app, '/task/x/completion', { method: 'POST' }))
  expect(near).toMatch(/^Did you mean \/api\/v1\/tasks\/\{id\}\/completions\? Every address/)
  expect((await read(await ask(app, '/openapi.json?area=task'))).detail).toContain('goals, journal, career')
})

it('tells in the description what to do about each type of problem', async () => {
  const { 'x-problems': problems } = await read(await ask(testApp().app, '/openapi.json'))
  expect(problems.length).toBeGreaterThan(20)
  for (const { type, status, title, help } of problems) {
    expect(type).toMatch(/^\/problems\/[a-z-]+$/)
    expect([typeof status, title.length > 5, help]).toEqual(['number', true, expect.stringMatching(/^[A-Z].{20,}\.$/)])
  }
})

it('names the operation that proves again who somebody is', async () => {
  const { signUp, clock } = testApp()
  const ines = await signUp()
  clock.advance({ minutes: 11 })
  const { type, detail } = await ines.json('/tokens', { method: 'POST', body: { name: 'Backup', scopes: ['*'] } })
  expect(type).toBe('/problems/proof-needed')
  expect(detail).toContain('POST /auth/proof')
})

it('says nothing about the cause of a fault of its own, and logs it', async () => {
  const { app, deps, logged } = testApp()
  deps.sessions.validate = async () => {
    throw new Error('connection string mongodb://secret')
  }
  const response = await ask(app, '/me', { headers: { cookie: 'throughline=x' } })
  expect(response.status).toBe(500)
  expect(await response.text()).not.toMatch(/secret|at /)
  expect(logged).toMatchObject([{ level: 'error', method: 'GET', route: '/me', requestId: response.headers.get('x-request-id') }])
})

it('keeps answers private, untouched by the browser and unembeddable', async () => {
  const { app } = testApp()
  const { headers } = await ask(app, '/me')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

it('tells the process from the storage', async () => {
  const { app, deps } = testApp()
  expect((await app.request(`${ORIGIN}/healthz`)).status).toBe(200)
  expect((await app.request(`${ORIGIN}/readyz`)).status).toBe(200)
  await deps.store.close()
  deps.store.ready = () => Promise.reject(new Error('closed'))
  expect((await app.request(`${ORIGIN}/healthz`)).status).toBe(200)
  expect((await app.request(`${ORIGIN}/readyz`)).status).toBe(500)
})
