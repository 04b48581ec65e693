import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { newEnvelope } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import { purgeAccounts } from '@throughline/core/leaving'
import { type Billing, type Offer, subscriptions } from '@throughline/core/subscription'
import { expect, it } from 'vitest'
import { ask, read, testApp } from './test-app.ts'
import { everythingOf } from './test-everything.ts'

type App = ReturnType<typeof testApp>
type Person = Awaited<ReturnType<App['signUp']>>

const leave = (person: Person) => person.ask('/me/deletion', { method: 'POST', body: { address: person.email } })

/** The same person in a browser of their own. */
async function signInAgain({ app }: App, { email, password, ask: _ }: Person) {
  const response = await ask(app, '/auth/signin', { method: 'POST', body: { email, password } })
  const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] as string
  const own = (path: string, options: Parameters<typeof ask>[2] = {}) =>
    ask(app, path, { ...options, headers: { cookie, origin: 'http://throughline.test' } })
  return { status: response.status, ask: own }
}

/** Long enough for what other processes, and this one, go on with. */
const soon = { seconds: 10 }

it('hides an account at once: everybody is signed out, and who signs in again finds only that it may be kept', async () => {
  const made = testApp()
  const ines = await made.signUp()
  const { url: address } = await ines.json('/calendar-feeds', { method: 'POST', body: { name: 'Phone', contents: ['tasks'] } })
  expect((await made.app.request(address)).status).toBe(200)
  const left = await leave(ines)
  expect([left.status, left.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')])
  expect((await ines.ask('/tasks')).status).toBe(401)

  expect((await made.app.request(address)).status).toBe(404)

  const again = await signInAgain(made, ines)
  expect(again.status).toBe(200)
  for (const path of ['/me', '/tasks', '/exports/throughline.zip', '/search?q=draft']) {
    const refused = await again.ask(path)
    expect([refused.status, (await read(refused)).type]).toEqual([403, '/problems/leaving'])
  }
  const wrote = await again.ask('/tasks', { method: 'POST', body: { title: 'One more' } })
  expect(wrote.status).toBe(403)
  expect(await read(await again.ask('/me/deletion'))).toEqual({ purgeAt: '2026-03-19T09:00:00.000Z', purgeOn: '2026-03-19' })

  expect((await again.ask('/me/deletion', { method: 'DELETE' })).status).toBe(204)
  expect((await again.ask('/tasks')).status).toBe(200)
  made.clock.advance({ hours: 24 * 20 })
  expect(await purgeAccounts({ ...made.deps, kinds })).toBe(0)
  expect((await signInAgain(made, ines)).status).toBe(200)
})

it('ends what a token follows live', async () => {
  const made = testApp()
  const ines = await made.signUp()
  const { token } = await ines.json('/tokens', { method: 'POST', body: { name: 'Follow', scopes: ['events:read'] } })
  const followed = await ask(made.app, '/events', { headers: { authorization: `Bearer ${token}` } })
  await leave(ines)
  // It has an end.
  expect(await followed.text()).not.toContain('task.')
})

it('lets nobody in once the fourteen days are over, and the address be used for a new account', async () => {
  const made = testApp()
  const ines = await made.signUp()
  await ines.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
  await leave(ines)
  made.clock.advance({ hours: 24 * 14 })
  expect(await purgeAccounts({ ...made.deps, kinds })).toBe(0)
  made.clock.advance({ minutes: 1 })
  expect(await purgeAccounts({ ...made.deps, kinds })).toBe(1)
  expect(await purgeAccounts({ ...made.deps, kinds })).toBe(0)
  made.clock.advance(soon)
  expect((await signInAgain(made, ines)).status).toBe(401)
  const anew = await made.signUp(ines.name)
  expect((await anew.json('/tasks')).items).toEqual([])
})

it('purges all of everything, whichever step it stops at, and nothing of anybody else', async () => {
  const plain = { discussed: 'Will it hold?', task: 'Send Ana the draft' }
  const steps = await atEveryStep(async (plan) => {
    const made = testApp()
    const [ines, ruth] = [await made.signUp('Ines'), await made.signUp('Ruth')]
    for (const person of [ines, ruth]) {
      const { id } = await person.json('/tasks', { method: 'POST', body: { title: plain.task } })
      const form = new FormData()
      form.set('file', new Blob(['A draft']), 'draft.txt')
      await person.ask(`/attachments?taskId=${id}`, { method: 'POST', body: form })
    }
    const { id } = await ines.json('/discussions', { method: 'POST', body: { title: 'About the draft' } })
    const { token } = await ines.json(`/discussions/${id}/invites`, { method: 'POST', body: { maxUses: null } })
    await ruth.json(`/invites/${token}/accept`, { method: 'POST' })
    await ines.json(`/discussions/${id}/messages`, { method: 'POST', body: { body: plain.discussed } })
    const space = (await ines.json('/me')).id as string
    const [attachment] = (await made.deps.store.list(space, kinds.find(({ name }) => name === 'attachment')!.queries.all, {}, { limit: 1 }))
      .items
    const { blobId } = attachment as unknown as { blobId: string }
    await leave(ines)
    made.clock.advance({ hours: 24 * 14, minutes: 2 })

    const { store, directory, queue, blobs } = made.deps
    await interrupted(purgeAccounts({ ...made.deps, kinds, ...faulty({ store, directory, queue, blobs }, plan) }))
    // The lease of whoever was stopped runs out.
    made.clock.advance({ hours: 2 })
    await purgeAccounts({ ...made.deps, kinds })
    for (const { queries } of kinds) for (const query of [queries.all, queries.trash]) expect(await store.count(space, query, {})).toBe(0)
    expect([await store.head(space), await blobs.get(space, blobId)]).toEqual([0, null])
    expect(await directory.find('email', 'ines@post.example', '2026-03-05T09:00:00.000Z')).toBeNull()
    expect(await queue.claim(['account.purge'], { now: '2027-01-01T00:00:00.000Z', leaseMs: 1, limit: 5 })).toEqual([])

    const again = await signInAgain(made, ruth)
    expect((await read(await again.ask('/tasks'))).items.map(({ title }: { title: string }) => title)).toEqual([plain.task])
    const { items: people } = await read(await again.ask(`/discussions/${id}/people`))
    expect(people.map(({ name, role }: { name: string; role: string }) => [name, role])).toEqual([
      ['', 'member'],
      ['Ruth', 'owner'],
    ])
    const { items } = await read(await again.ask(`/discussions/${id}/messages`))
    expect(items.map(({ body }: { body: string }) => body)).toEqual([plain.discussed])
  })
  expect(steps).toBeGreaterThan(8)
})

it('purges a record of every kind there is', async () => {
  const made = testApp()
  const [ines, ruth] = [await made.signUp(), await made.signUp()]
  await everythingOf(made.deps, ines, ruth)
  const space = (await ines.json('/me')).id as string
  await leave(ines)
  made.clock.advance({ hours: 24 * 15 })
  expect(await purgeAccounts({ ...made.deps, kinds })).toBe(1)
  for (const { name, queries } of kinds)
    for (const query of [queries.all, queries.trash]) expect(await made.deps.store.count(space, query, {}), name).toBe(0)
})

it('purges nobody who may still be paying: what they pay is ended first', async () => {
  const made = testApp()
  const ines = await made.signUp()
  const space = (await ines.json('/me')).id as string
  const paid = { customer: 'cus_1', state: 'active', price: 'price_1', until: null, unpaidSince: null, hadOne: true } as const
  await made.deps.store.save(space, subscriptions, { ...newEnvelope(space, '2026-03-05T09:00:00.000Z'), ...paid }, { expectedVersion: 0 })
  await leave(ines)
  made.clock.advance({ hours: 24 * 15 })
  const ended: string[] = []
  let isThere = false
  const endAll = async (customer: string) => {
    if (!isThere) throw new Error('It does not answer.')
    ended.push(customer)
  }
  const deps = { ...made.deps, kinds, offer: { billing: { endAll } as unknown as Billing, plans: [], publicUrl: '' } as unknown as Offer }
  await expect(purgeAccounts(deps)).rejects.toThrow('It does not answer.')
  expect(await made.deps.store.get(space, subscriptions, space)).toMatchObject({ customer: 'cus_1' })
  isThere = true
  made.clock.advance({ minutes: 12 })
  expect([await purgeAccounts(deps), ended]).toEqual([1, ['cus_1']])
})
