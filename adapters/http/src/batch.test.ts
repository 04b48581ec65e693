import { expect, it, vi } from 'vitest'
import { ask, ORIGIN, testApp } from './test-app.ts'

type Person = Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>

const batch = (person: Person, operations: unknown, more: object = {}, headers: Record<string, string> = {}) =>
  person.json('/batch', { method: 'POST', body: { operations, ...more }, headers })

const statuses = ({ results }: { results: { status: number }[] }) => results.map(({ status }) => status)

const id = '0199b1de-8f00-7000-8000-00000000000a'
const create = { method: 'POST', path: '/tasks', body: { id, title: 'Send Ana the draft' } }

it('runs its operations in order, each with the answer it would have by itself', async () => {
  const ines = await testApp().signUp()
  const answer = await batch(ines, [
    create,
    { method: 'PATCH', path: `/tasks/${id}`, body: { priority: 'high' }, ifMatch: '"1"' },
    { method: 'POST', path: '/tasks', body: { title: 'Print it', parentId: id } },
    { method: 'GET', path: `/tasks?parentId=${id}` },
    { method: 'POST', path: `/tasks/${id}/completions` },
    { method: 'DELETE', path: `/tasks/${id}` },
  ])
  expect(statuses(answer)).toEqual([201, 200, 201, 200, 201, 200])
  const [made, edited, , steps, completed] = answer.results
  expect(made).toMatchObject({ etag: '"1"', body: { id, version: 1 } })
  expect(edited).toMatchObject({ etag: '"2"', body: { priority: 'high' } })
  expect(steps.body.items).toMatchObject([{ title: 'Print it' }])
  expect(completed.body.task).toMatchObject({ id, status: 'done' })
})

it('answers what an operation reads, whatever the sender knows of the batch', async () => {
  const ines = await testApp().signUp()
  const known = { 'if-none-match': '*', 'idempotency-key': 'k' }
  const answer = await batch(ines, [create, { method: 'GET', path: `/tasks/${id}` }], {}, known)
  expect(statuses(answer)).toEqual([201, 200])
})

it('goes on after a refusal, and tells it as the operation itself would', async () => {
  const ines = await testApp().signUp()
  const answer = await batch(ines, [
    create,
    { method: 'PATCH', path: `/tasks/${id}`, body: { title: '' } },
    { method: 'PATCH', path: `/tasks/${id}`, body: { title: 'Mine' }, ifMatch: '"9"' },
    { method: 'PATCH', path: `/tasks/${id}`, body: { title: 'Send Ana the chapter' } },
  ])
  expect(statuses(answer)).toEqual([201, 422, 412, 200])
  expect(answer.results[1].body).toMatchObject({ type: '/problems/validation', errors: [{ pointer: '/title' }] })
  expect(answer.results[2].body).toMatchObject({ type: '/problems/stale', current: { id, version: 1 } })
})

it('leaves the rest after a refusal when told to', async () => {
  const ines = await testApp().signUp()
  const operations = [{ method: 'GET', path: `/tasks/${id}` }, create]
  const answer = await batch(ines, operations, { stopOnError: true })
  expect(statuses(answer)).toEqual([404, 424])
  expect(answer.results[1].body.type).toBe('/problems/not-run')
  expect((await ines.json('/tasks')).items).toEqual([])
})

it('stops at a refusal among changes that would otherwise be made side by side', async () => {
  const ines = await testApp().signUp()
  const [one, other] = [await ines.json('/tasks', create), await ines.json('/tasks', { ...create, body: { title: 'Print it' } })]
  const operations = [
    { method: 'PATCH', path: `/tasks/${one.id}`, body: { title: '' } },
    { method: 'PATCH', path: `/tasks/${other.id}`, body: { title: 'Print it twice' } },
  ]
  expect(statuses(await batch(ines, operations, { stopOnError: true }))).toEqual([422, 424])
  expect(await ines.json(`/tasks/${other.id}`)).toMatchObject({ title: 'Print it' })
})

it('makes changes of one record one after the other', async () => {
  const ines = await testApp().signUp()
  const edit = (title: string, ifMatch: string) => ({ method: 'PATCH', path: `/tasks/${id}`, body: { title }, ifMatch })
  expect(statuses(await batch(ines, [create, edit('Second', '"1"'), edit('Third', '"2"'), edit('Fourth', '"3"')]))).toEqual([
    201, 200, 200, 200,
  ])
})

it('lets others have their turn before each operation, also of those side by side', async () => {
  const waiting: (() => void)[] = []
  const { deps, signUp } = testApp({ giveWay: () => new Promise<void>((enter) => waiting.push(enter)) })
  const ines = await signUp()
  const titles = ['Call Ana', 'Print it', 'Send it']
  const tasks = await Promise.all(titles.map((title) => ines.json('/tasks', { method: 'POST', body: { title } })))
  const get = vi.spyOn(deps.store, 'get')
  const read = () => get.mock.calls.filter(([, { name }]) => name === 'task').length
  const edits = tasks.map((task) => ({ method: 'PATCH', path: `/tasks/${task.id}`, body: { priority: 'high' } }))
  const answer = batch(ines, [...edits, { method: 'GET', path: `/tasks/${tasks[0].id}` }])
  await expect.poll(() => waiting.length).toBe(3)
  expect(read()).toBe(0)
  for (const enter of waiting) enter()
  await expect.poll(() => waiting.length).toBe(4)
  expect(read()).toBe(3)
  waiting[3]?.()
  expect(statuses(await answer)).toEqual([200, 200, 200, 200])
})

it('holds no batch, upload, stream or signing in, and reaches nothing outside the API', async () => {
  const ines = await testApp().signUp()
  const refused = [
    { method: 'POST', path: '/batch', body: { operations: [create] } },
    { method: 'POST', path: '/imports?format=todoist-csv' },
    { method: 'GET', path: '/events' },
    { method: 'POST', path: '/auth/signout' },
  ]
  const unknown = [
    { method: 'GET', path: '/../../healthz' },
    { method: 'GET', path: '/nowhere' },
  ]
  const answer = await batch(ines, [...refused, ...unknown, { method: 'PATCH', path: '/tasks' }])
  expect(statuses(answer)).toEqual([422, 422, 422, 422, 404, 404, 405])
  expect(answer.results[0].body.type).toBe('/problems/not-batchable')
  expect((await ines.ask('/me')).status).toBe(200)
})

it('holds none of these under an address written in another way', async () => {
  const ines = await testApp().signUp()
  const refused = [
    { method: 'POST', path: '/%62atch', body: { operations: [create] } },
    { method: 'POST', path: '/tasks/../%62%61tch', body: { operations: [create] } },
    { method: 'GET', path: '/%65xports/tasks.json' },
    { method: 'GET', path: '/%65vents' },
    { method: 'GET', path: `/%61ttachments/${id}/content` },
  ]
  const answer = await batch(ines, refused)
  expect(statuses(answer)).toEqual([422, 422, 422, 422, 422])
  expect((await ines.json('/tasks')).items).toEqual([])
})

it('names every fault of what was sent before it runs anything', async () => {
  const ines = await testApp().signUp()
  const operations = [create, { method: 'PUT', path: 'tasks' }, { method: 'POST', path: '/tasks', ifMatch: 'a\nb' }]
  const { status, errors } = await batch(ines, operations)
  expect(status).toBe(422)
  expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/operations/1/method',
    '/operations/1/path',
    '/operations/2/ifMatch',
  ])
  const nested = `${'{"0":'.repeat(100_000)}1${'}'.repeat(100_000)}`
  const deep = `{"operations":[${JSON.stringify(create)},{"method":"PATCH","path":"/tasks/${id}","body":${nested}}]}`
  expect((await ines.json('/batch', { method: 'POST', body: deep })).errors).toMatchObject([{ code: 'too_deep' }])
  expect((await batch(ines, Array(101).fill({ method: 'GET', path: '/me' }))).status).toBe(422)
  expect((await batch(ines, [])).status).toBe(422)
  expect((await ines.json('/tasks')).items).toEqual([])
})

it('lets each see what the ones before it did, also where they could run side by side', async () => {
  const ines = await testApp().signUp()
  const other = id.replace(/a$/, 'b')
  const edit = (of: string, body: object) => ({ method: 'PATCH', path: `/tasks/${of}`, body })
  await batch(ines, [create, { ...create, body: { id: other, title: 'Print it' } }])
  const answer = await batch(ines, [
    edit(id, { title: 'First' }),
    edit(other, { title: 'Elsewhere' }),
    edit(id, { title: 'Second' }),
    edit(id, { parentId: other }),
    edit(other, { parentId: id }),
  ])
  expect(answer.results.map(({ status, etag }: { status: number; etag?: string }) => etag ?? status)).toEqual([
    '"2"',
    '"2"',
    '"3"',
    '"4"',
    422,
  ])
  expect(await ines.json(`/tasks/${id}`)).toMatchObject({ title: 'Second', parentId: other })
})

it('sent again with the same keys makes nothing twice', async () => {
  const ines = await testApp().signUp()
  const make = { method: 'POST', path: '/tasks', body: { title: 'Send Ana the draft' } }
  const keyed = [{ ...make, idempotencyKey: 'one' }]
  await batch(ines, keyed)
  expect((await batch(ines, keyed)).results[0].status).toBe(201)
  const whole = [make, make]
  await batch(ines, whole, {}, { 'idempotency-key': 'two' })
  await batch(ines, whole, {}, { 'idempotency-key': 'two' })
  expect((await ines.json('/tasks')).items).toHaveLength(3)
})

it('needs a session and an origin as any change does', async () => {
  const { app, signUp } = testApp()
  const ines = await signUp()
  const body = { operations: [create] }
  expect((await ask(app, '/batch', { method: 'POST', body, headers: { origin: ORIGIN } })).status).toBe(401)
  expect((await ask(app, '/batch', { method: 'POST', body, headers: { cookie: ines.cookie, origin: 'http://evil.test' } })).status).toBe(
    403,
  )
})

it('stops where its answers would become too long to hold', async () => {
  const ines = await testApp().signUp()
  const notes = 'x'.repeat(16_000)
  for (let i = 0; i < 30; i++) await ines.ask('/tasks', { method: 'POST', body: { title: `Task ${i}`, notes } })
  const answer = await batch(ines, Array(40).fill({ method: 'GET', path: '/tasks' }))
  expect(answer.results).toHaveLength(40)
  expect(answer.results[0].status).toBe(200)
  expect(answer.results.at(-1)).toMatchObject({ status: 413 })
})
