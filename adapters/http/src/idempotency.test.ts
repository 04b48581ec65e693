import { heldUp, saveOf } from '@throughline/contracts'
import { AppError, instantText, upcast } from '@throughline/core/kernel'
import { type KeyedRequest, keyedRequests, sweepKeyedRequests } from '@throughline/core/keyed'
import { expect, it } from 'vitest'
import { createIdempotency } from './idempotency.ts'
import { json, type Reply } from './reply.ts'
import { ask, ORIGIN, read, testApp } from './test-app.ts'

type Ines = Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>

const keyed = (title: string, key = 'k-1') => ({ method: 'POST', body: { title }, headers: { 'idempotency-key': key } })

it('answers the same key and body the same, and makes nothing twice', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const first = await ines.ask('/tasks', keyed('Once'))
  const again = await ines.ask('/tasks', keyed('Once'))
  expect([again.status, await read(again)]).toEqual([first.status, await read(first)])
  expect(again.headers.get('location')).toBe(first.headers.get('location'))
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect((await ines.json('/tasks?view=all')).items).toHaveLength(1)
})

it('lets exactly one of many at the same time do it, and gives all of them its answer', async () => {
  const { signUp, deps } = testApp()
  const ines = await signUp()
  const { save } = deps.store
  deps.store.save = async (...args) => {
    await new Promise(setImmediate)
    return save(...args)
  }
  const responses = await Promise.all(Array.from({ length: 20 }, () => ines.ask('/tasks', keyed('Once'))))
  const ids = await Promise.all(responses.map(async (response) => (await read(response)).id))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(ids)).toEqual(new Set((await ines.json('/tasks?view=all')).items.map(({ id }: { id: string }) => id)))
})

it('refuses the key for another body or another address', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  await ines.ask('/tasks', keyed('Once'))
  const other = await ines.ask('/tasks', keyed('Twice'))
  expect([other.status, (await read(other)).type]).toEqual([422, '/problems/idempotency-key-reused'])
  expect((await ines.ask('/tasks/quick-add', { ...keyed(''), body: { text: 'Once' } })).status).toBe(422)
  expect((await ines.json('/tasks?view=all')).items).toHaveLength(1)
})

it('keeps keys of different people apart', async () => {
  const { signUp } = testApp()
  const [ines, bo] = [await signUp(), await signUp()]
  await ines.ask('/tasks', keyed('Ines'))
  expect((await bo.ask('/tasks', keyed('Bo'))).status).toBe(201)
})

it('frees the key when the request was refused', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  expect((await ines.ask('/tasks', keyed(''))).status).toBe(422)
  expect((await ines.ask('/tasks', keyed('Better'))).status).toBe(201)
})

it('keeps a key for 24 hours', async () => {
  const { signUp, clock } = testApp()
  const ines = await signUp()
  const { id } = await ines.json('/tasks', keyed('Once'))
  clock.advance({ hours: 23, minutes: 59 })
  expect((await ines.json('/tasks', keyed('Once'))).id).toBe(id)
})

it('forgets a key after 24 hours, and sweeps what is two hours older', async () => {
  const { signUp, clock, deps } = testApp()
  const ines = await signUp()
  await ines.ask('/tasks', keyed('Old', 'k-1'))
  await ines.ask('/tasks', keyed('Old', 'k-2'))
  clock.advance({ hours: 26, seconds: 1 })
  expect((await ines.ask('/tasks', keyed('New', 'k-1'))).status).toBe(201)
  const space = (await ines.json('/me')).id
  expect(await deps.store.count(space, keyedRequests.queries.all, {})).toBe(1)
})

it('is swept also of who asks for nothing any more, once all of a day are over', async () => {
  const { signUp, clock, deps } = testApp()
  const ines = await signUp()
  const space = (await ines.json('/me')).id
  const kept = () => deps.store.count(space, keyedRequests.queries.all, {})
  for (let n = 0; n < 130; n++) await ines.ask('/tasks', keyed('Old', `k-${n}`))
  clock.advance({ hours: 24 })
  await sweepKeyedRequests(deps)
  expect(await kept()).toBe(130)
  clock.advance({ hours: 26 })
  for (let round = 0; round < 3; round++) await sweepKeyedRequests(deps)
  expect(await kept()).toBe(0)
  expect(await sweepKeyedRequests(deps)).toBe(0)
})

it('makes no second record when the first process died before it could answer', async () => {
  const { signUp, clock, deps } = testApp()
  const ines = await signUp()
  const { save } = deps.store
  deps.store.save = async (space, kind, record, options) => {
    if (kind.name === 'keyed-request' && record.version === 2) throw new Error('killed')
    return save(space, kind, record, options)
  }
  expect((await ines.ask('/tasks', keyed('Once'))).status).toBe(500)
  deps.store.save = save
  const { app } = testApp(deps)
  const askAnother = () =>
    ask(app, '/tasks', { ...keyed('Once'), headers: { ...keyed('Once').headers, cookie: ines.cookie, origin: ORIGIN } })
  expect((await askAnother()).status).toBe(409)
  clock.advance({ seconds: 61 })
  expect((await askAnother()).status).toBe(201)
  expect((await ines.json('/tasks?view=all')).items).toHaveLength(1)
})

it('makes no second record when the database went away once it had stored the first', async () => {
  const { signUp, deps } = testApp()
  const ines = await signUp()
  const { save } = deps.store
  deps.store.save = async (...args) => {
    const saved = await save(...args)
    if (args[1].name === 'task') throw new AppError('unavailable', 'The database cannot be reached right now.')
    return saved
  }
  expect((await ines.ask('/tasks', keyed('Once'))).status).toBe(503)
  deps.store.save = save
  expect((await ines.ask('/tasks', keyed('Once'))).status).toBe(201)
  expect((await ines.json('/tasks?view=all')).items).toHaveLength(1)
})

it.each([
  ['the key could not be let go of', (kind: string, version: number) => kind === 'task' || version > 1],
  ['its key was stored and never said to be', (kind: string) => kind === 'keyed-request'],
])('makes no second record either where %s: the process that asked knows that nobody runs it', async (_, isCutOff) => {
  const { signUp, deps } = testApp()
  const ines = await signUp()
  const { save } = deps.store
  deps.store.save = async (...args) => {
    const [, { name }, { version }] = args
    const saved = name === 'keyed-request' && version > 1 ? null : await save(...args)
    if (saved === null || isCutOff(name, version)) throw new AppError('unavailable', 'The database cannot be reached right now.')
    return saved
  }
  expect((await ines.ask('/tasks', keyed('Once'))).status).toBe(503)
  deps.store.save = save
  expect((await ines.ask('/tasks', keyed('Once'))).status).toBe(201)
  expect((await ines.json('/tasks?view=all')).items).toHaveLength(1)
})

/** What is asked under a key of a process that waits before it saves a kind of record; another asks the same once the lease is over. */
async function overlapping(kind: string, path: string, body: unknown, { deps, clock, as }: ReturnType<typeof testApp>, ines: Ines) {
  const { ports, isWaiting, goOn } = heldUp({ store: deps.store }, saveOf(kind))
  const request = { method: 'POST', body, headers: { 'idempotency-key': 'k-1' } }
  const first = testApp({ ...deps, ...ports })
    .as(ines)
    .ask(path, request)
  await isWaiting
  clock.advance({ seconds: 61 })
  const again = () => as(ines).ask(path, request)
  const second = await again()
  goOn()
  return { first: await first, second, again }
}

it('answers a request that outlasts its lease, though another process has taken it over and answered', async () => {
  const here = testApp()
  const ines = await here.signUp()
  const { first, second, again } = await overlapping('task', '/tasks', { title: 'Once' }, here, ines)
  const { id } = await read(second)
  expect([second.status, first.status, (await read(first)).id]).toEqual([201, 201, id])
  expect((await read(await again())).id).toBe(id)
  expect((await ines.json('/tasks?view=all')).items).toHaveLength(1)
})

/** A try that is refused once another process has come to an end of its own, as the lease of the first was over. */
async function refusedLate(other: () => Promise<Reply>) {
  const { deps, clock } = testApp()
  const [one, another] = [createIdempotency(deps), createIdempotency(deps)]
  const call = { store: deps.store, space: 'ines', key: 'k-1', content: ['skip'] }
  const begun = Promise.withResolvers<void>()
  const refusal = Promise.withResolvers<never>()
  const execute = () => {
    begun.resolve()
    return refusal.promise
  }
  const first = one({ ...call, execute }).catch((error: AppError) => error)
  await begun.promise
  clock.advance({ seconds: 61 })
  const second = await another({ ...call, execute: other }).catch((error: AppError) => error)
  refusal.reject(new AppError('conflict', 'It was the last.'))
  const again = (content = call.content) => another({ ...call, content, execute: async () => json({ id: 'anew' }) })
  return { first: await first, second, again }
}

it('answers what another process has answered where the first is refused after its lease, and keeps that', async () => {
  const { first, second, again } = await refusedLate(async () => json({ id: 'made' }))
  expect(second).toMatchObject({ body: '{"id":"made"}' })
  expect(first).toMatchObject({ body: '{"id":"made"}', headers: { 'idempotency-replayed': 'true' } })
  expect(await again()).toEqual(first)
})

it('says nothing for good where the first is refused after its lease, and another process came to no end', async () => {
  const { first, again } = await refusedLate(() => Promise.reject(new AppError('unavailable', 'It is away.')))
  expect(first).toMatchObject({ code: 'conflict', message: expect.stringContaining('still running') })
  expect(await again()).toMatchObject({ body: '{"id":"anew"}' })
})

it('keeps the key of what is refused as a try before may have done it: nothing is made under another id', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const body = { url: 'https://hooks.example/ines', events: ['*'] }
  const make = async () => (await ines.ask('/webhooks', { method: 'POST', body, headers: { 'idempotency-key': 'k-1' } })).status
  expect([await make(), await make(), await make()]).toEqual([201, 409, 409])
  expect((await ines.json('/webhooks')).items).toHaveLength(1)
})

it('waits for another process that began it later, whatever this one began before', async () => {
  const { signUp, clock, deps } = testApp()
  const ines = await signUp()
  const { save } = deps.store
  deps.store.save = async (...args) => {
    if (args[1].name === 'keyed-request' && args[2].version === 1) await save(...args)
    throw new AppError('unavailable', 'The database cannot be reached right now.')
  }
  expect((await ines.ask('/tasks', keyed('Once'))).status).toBe(503)
  deps.store.save = save
  const space = (await ines.json('/me')).id
  const { items } = await deps.store.list(space, keyedRequests.queries.all, {}, { limit: 2 })
  clock.advance({ seconds: 61 })
  const [first] = items
  if (!first) throw new Error('No key was stored.')
  const theirs = { ...first, version: 2, updatedAt: instantText(clock.now()) }
  await save(space, keyedRequests, theirs, { expectedVersion: 1 })
  expect((await ines.ask('/tasks', keyed('Once'))).status).toBe(409)
})

it('skips one round where the database went away once it had stored the skip, and is asked again at once', async () => {
  const { signUp, deps } = testApp()
  const ines = await signUp()
  const body = { title: 'Water the plants', dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=DAILY' } }
  const { id } = await ines.json('/tasks', { method: 'POST', body })
  const skip = () => ines.ask(`/tasks/${id}/skips`, { method: 'POST', headers: { 'idempotency-key': 'k-1' } })
  const { save } = deps.store
  deps.store.save = async (...args) => {
    const saved = await save(...args)
    if (args[1].name === 'task') throw new AppError('unavailable', 'The database cannot be reached right now.')
    return saved
  }
  expect((await skip()).status).toBe(503)
  deps.store.save = save
  expect((await skip()).status).toBeLessThan(300)
  expect(await ines.json(`/tasks/${id}`)).toMatchObject({ dueDate: '2026-03-06' })
})

const nothing = async () => {}
const renamed = async (ines: Ines, id: string) =>
  void (await ines.json(`/tasks/${id}`, { method: 'PATCH', body: { title: 'Water the ferns' } }))
const skippedToo = async (ines: Ines, id: string) => void (await ines.json(`/tasks/${id}/skips`, { method: 'POST' }))

it.each<['before' | 'after', string, (ines: Ines, id: string) => Promise<void>, string]>([
  ['before', 'nothing', nothing, '2026-03-06'],
  ['after', 'nothing', nothing, '2026-03-06'],
  ['before', 'an edit', renamed, '2026-03-06'],
  ['after', 'an edit', renamed, '2026-03-06'],
  ['before', 'another skip', skippedToo, '2026-03-07'],
  ['after', 'another skip', skippedToo, '2026-03-07'],
])('skips one round where the first process died %s it was saved, and %s came between', async (when, _, between, due) => {
  const { signUp, clock, deps } = testApp()
  const ines = await signUp()
  const body = { title: 'Water the plants', dueDate: '2026-03-05', recurrence: { rrule: 'FREQ=DAILY' } }
  const { id } = await ines.json('/tasks', { method: 'POST', body })
  clock.advance({ minutes: 1 })
  const skip = () => ines.ask(`/tasks/${id}/skips`, { method: 'POST', headers: { 'idempotency-key': 'k-1' } })
  const { store } = deps
  const { save, erase } = store
  let isDead = false
  store.save = async (space, kind, record, options) => {
    if (isDead) throw new Error('killed')
    if (kind.name !== 'task') return save(space, kind, record, options)
    isDead = true
    if (when === 'after') await save(space, kind, record, options)
    throw new Error('killed')
  }
  store.erase = () => Promise.reject(new Error('killed'))
  expect((await skip()).status).toBe(500)
  Object.assign(store, { save, erase })
  clock.advance({ seconds: 61 })
  await between(ines, id)
  expect((await skip()).status).toBe(200)
  expect((await ines.json(`/tasks/${id}`)).dueDate).toBe(due)
})

it.each([
  ['the secret of a webhook', '/webhooks', { url: 'https://hooks.example/ines', events: ['*'] }, 'secret-rotations', 'secret'],
  ['the address of a calendar', '/calendar-feeds', { name: 'Phone', contents: ['tasks'] }, 'rotation', 'url'],
])('changes %s once under a key, and never back after a later change', async (_, path, body, change, secret) => {
  const { signUp, clock } = testApp()
  const ines = await signUp()
  const { id } = await ines.json(path, { method: 'POST', body })
  const changed = async (key: string) => {
    clock.advance({ seconds: 5 })
    return (await ines.json(`${path}/${id}/${change}`, { method: 'POST', headers: { 'idempotency-key': key } }))[secret]
  }
  const first = await changed('k-1')
  expect(await changed('k-1')).toBe(first)
  const last = await changed('k-2')
  expect(last).not.toBe(first)
  expect(await changed('k-1')).toBe(last)
  expect(await changed('k-2')).toBe(last)
})

it('refuses a key that is not visible ASCII', async () => {
  const { signUp } = testApp()
  const ines = await signUp()
  const response = await ines.ask('/tasks', keyed('x', 'a b'))
  expect([response.status, (await read(response)).errors[0].code]).toEqual([422, 'invalid_idempotency_key'])
})

it('keeps no answer that is very long, and makes nothing twice all the same', async () => {
  const { signUp, deps } = testApp()
  const ines = await signUp()
  const { id } = await ines.json('/tasks', { method: 'POST', body: { title: 'Long', notes: 'x'.repeat(16_000) } })
  const operations = [
    { method: 'POST', path: '/tasks', body: { title: 'Once' } },
    ...Array(70).fill({ method: 'GET', path: `/tasks/${id}` }),
  ]
  const send = () => ines.ask('/batch', { method: 'POST', body: { operations }, headers: { 'idempotency-key': 'k-1' } })
  const [first, again] = [await read(await send()), await read(await send())]
  expect(again.results[0]).toMatchObject({ status: 201, body: { id: first.results[0].body.id } })
  expect((await ines.json('/tasks?view=all')).items).toHaveLength(2)
  const space = (await ines.json('/me')).id
  const kept = await deps.store.list(space, keyedRequests.queries.byAge, {}, { limit: 10 })
  expect(kept.items).toHaveLength(2)
  expect(JSON.stringify(kept.items).length).toBeLessThan(10_000)
})

it('keeps of an account no more than fits on a disk, and runs what it has no room for again under the same id', async () => {
  const { deps } = testApp()
  const send = createIdempotency(deps)
  const ids: string[] = []
  const execute = async (newId: string) => {
    ids.push(newId)
    return json({ id: newId, body: 'x'.repeat(900_000) })
  }
  const call = (n: number) => ({ store: deps.store, space: 'ines', key: `k-${n}`, content: ['restore'], execute })
  for (let n = 0; n < 40; n++) await send(call(n))
  const { items } = await deps.store.list('ines', keyedRequests.queries.byAge, {}, { limit: 100 })
  expect(items).toHaveLength(40)
  expect(JSON.stringify(items).length).toBeLessThan(33 * 1024 * 1024)
  await send(call(0))
  expect(ids, 'the first is answered as it was').toHaveLength(40)
  await send(call(39))
  expect(ids.slice(39)).toEqual([ids[39], ids[39]])
})

it('keeps no word that can be read without the key and the request: neither of the record, nor of what was asked', async () => {
  const { signUp, deps, clock } = testApp()
  const ines = await signUp()
  const [first, word] = [await ines.json('/tasks', keyed('quagmire')), 'quagmire']
  await ines.ask(`/tasks/${first.id}`, { method: 'DELETE' })
  expect((await ines.ask('/tasks/trash', { method: 'DELETE' })).status).toBeLessThan(300)
  const space = (await ines.json('/me')).id
  const kept = await deps.store.list(space, keyedRequests.queries.byAge, {}, { limit: 10 })
  expect(kept.items).toHaveLength(1)
  const { sealed, fingerprint } = kept.items[0] as KeyedRequest
  expect(JSON.stringify(kept.items)).not.toContain(word)
  expect(atob(sealed as string)).not.toContain(word)
  const ofWords = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`POST /api/v1/tasks\n${JSON.stringify({ title: word })}`))
  expect(fingerprint).not.toBe(Buffer.from(ofWords).toString('hex'))
  clock.advance({ hours: 23 })
  expect((await ines.json('/tasks', keyed('quagmire'))).id).toBe(first.id)
})

it('runs again under the same id what an earlier version kept in the clear', async () => {
  const { signUp, deps } = testApp()
  const ines = await signUp()
  const first = await ines.json('/tasks', keyed('Once'))
  const space = (await ines.json('/me')).id
  const { items } = await deps.store.list(space, keyedRequests.queries.byAge, {}, { limit: 1 })
  const { sealed: _, ...kept } = items[0] as KeyedRequest
  const asked = new TextEncoder().encode(`POST /api/v1/tasks\n${JSON.stringify({ title: 'Once' })}`)
  const fingerprint = Buffer.from(await crypto.subtle.digest('SHA-256', asked)).toString('hex')
  const ofBefore = { ...kept, fingerprint, answer: { status: 201, body: JSON.stringify(first), headers: {} } }
  const raised = upcast(keyedRequests, { ...ofBefore, updatedAt: '2026-03-05T00:00:00.000Z', version: kept.version + 1 }, 1)
  expect(JSON.stringify(raised)).not.toContain('Once')
  await deps.store.save(space, keyedRequests, raised, { expectedVersion: kept.version })
  const other = await ines.ask('/tasks', { method: 'POST', body: { title: 'Another' }, headers: keyed('Once').headers })
  expect([other.status, (await read(other)).type]).toEqual([422, expect.stringContaining('idempotency-key-reused')])
  expect((await ines.json('/tasks', keyed('Once'))).id).toBe(first.id)
  expect((await ines.json('/tasks?view=all')).items).toHaveLength(1)
})
