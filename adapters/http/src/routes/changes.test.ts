import { isDeepStrictEqual } from 'node:util'
import { type CopyChange, copiedKinds, copiedShared } from '@throughline/core/changes'
import { sharedKinds } from '@throughline/core/discussion'
import type { Change, Store } from '@throughline/core/kernel'
import { kinds, ownKinds } from '@throughline/core/kinds'
import { createMemoryStorage } from '@throughline/memory'
import { expect, it, vi } from 'vitest'
import { ask, read, testApp } from '../test-app.ts'
import { discussed } from '../test-discussion.ts'
import { everythingOf } from '../test-everything.ts'
import { recordsReadAlone } from '../test-operations.ts'

type Person = Awaited<ReturnType<ReturnType<typeof testApp>['signUp']>>

/** Everything from a cursor on, as far as there is more. */
async function changesOf({ json }: Pick<Person, 'json'>, after?: string, limit = 200) {
  const items: CopyChange[] = []
  let cursor = after
  for (;;) {
    const page = await json(`/changes?limit=${limit}${cursor === undefined ? '' : `&after=${cursor}`}`)
    items.push(...page.items)
    cursor = page.cursor as string
    if (!page.hasMore) return { items, cursor }
  }
}

const told = (items: readonly CopyChange[]) => items.map(({ change, kind, id }) => `${change} ${kind} ${id}`)

it('begins with all that is there, the trash as well, and tells of nothing until something changes', async () => {
  const owner = await testApp().signUp()
  const { id: kept } = await owner.json('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
  const { id: thrown } = await owner.json('/tasks', { method: 'POST', body: { title: 'Print it' } })
  await owner.ask(`/tasks/${thrown}`, { method: 'DELETE' })
  const { items, cursor } = await changesOf(owner, undefined, 1)
  const me = await owner.json('/me')
  expect(told(items)).toEqual([`put account ${me.id}`, `put task ${kept}`, `put task ${thrown}`])
  expect(items[1]?.record).toEqual(await owner.json(`/tasks/${kept}`))
  expect(items[2]?.record?.deletedAt).not.toBeNull()
  expect(await changesOf(owner, cursor)).toEqual({ items: [], cursor })
})

it('tells of each record once, as it is now and last where it was last changed, and of what was erased that it is gone', async () => {
  const owner = await testApp().signUp()
  const { cursor } = await changesOf(owner)
  const made = async (title: string): Promise<string> => (await owner.json('/tasks', { method: 'POST', body: { title } })).id
  const [first, second, third] = [await made('One'), await made('Two'), await made('Three')]
  await owner.ask(`/tasks/${first}`, { method: 'PATCH', body: { title: 'First' } })
  await owner.ask(`/tasks/${third}`, { method: 'DELETE' })
  await owner.ask('/tasks/trash', { method: 'DELETE' })
  const { items } = await changesOf(owner, cursor)
  expect(told(items.filter(({ kind }) => kind === 'task'))).toEqual([`put task ${second}`, `put task ${first}`, `gone task ${third}`])
  expect(items.find(({ id }) => id === first)).toMatchObject({ version: 2, record: { title: 'First' } })
  expect(items.find(({ id }) => id === third)).toMatchObject({ version: null, record: null })
})

it('tells who comes into a discussion all that was said there, and who leaves that it is gone', async () => {
  const { signUp } = testApp()
  const [owner, guest] = [await signUp(), await signUp()]
  const { discussions: id, token, messageId } = await discussed(owner)
  const before = await changesOf(guest)
  await guest.ask(`/invites/${token}/accept`, { method: 'POST' })
  const entered = await changesOf(guest, before.cursor, 3)
  const there = entered.items.filter(({ discussionId, change }) => discussionId === id && change === 'put')
  expect(there.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['discussion', 'membership', 'message', 'decision', 'meeting']))
  expect(there.find((item) => item.id === messageId)?.record).toMatchObject({ body: 'Who reads the draft?', reactions: [] })
  await guest.ask(`/discussions/${id}/leave`, { method: 'POST' })
  await owner.ask(`/discussions/${id}/messages`, { method: 'POST', body: { body: 'Now that Ruth is away' } })
  const left = await changesOf(guest, entered.cursor)
  expect(told(left.items)).toEqual(expect.arrayContaining([`gone discussion ${id}`, `gone participation ${id}`]))
  expect(left.items.filter(({ discussionId, change }) => discussionId === id && change === 'put')).toEqual([])
})

it('looks only so far for one answer, and finds all that is there by the next', async () => {
  const { signUp, deps } = testApp()
  const owner = await signUp()
  const ids = new Set<string>()
  for (let at = 0; at < 12; at++)
    ids.add((await owner.json('/discussions', { method: 'POST', body: { kind: 'one-on-one', title: `Week ${at}` } })).id)
  const list = vi.spyOn(deps.store, 'list')
  await owner.json('/changes')
  expect(list.mock.calls.length).toBeLessThan(220)
  list.mockRestore()
  const { items } = await changesOf(owner)
  expect(new Set(items.filter(({ kind }) => kind === 'discussion').map(({ id }) => id))).toEqual(ids)
})

it('lets go of how a message read before once that is taken back, and has it again with it', async () => {
  const { signUp, clock } = testApp()
  const owner = await signUp()
  const { discussions: id, messageId } = await discussed(owner)
  clock.advance({ minutes: 10 })
  const message = `/discussions/${id}/messages/${messageId}`
  await owner.ask(message, { method: 'PATCH', body: { body: 'Who reads it aloud?' } })
  const { items, cursor } = await changesOf(owner)
  const revisions = (all: readonly CopyChange[]) =>
    all.filter(({ kind }) => kind === 'message-revision').map(({ change, record }) => [change, record?.body])
  expect(revisions(items)).toEqual([['put', 'Who reads the draft?']])
  await owner.ask(message, { method: 'DELETE' })
  const removed = await changesOf(owner, cursor)
  expect(revisions(removed.items)).toEqual([['gone', undefined]])
  expect(removed.items.find((item) => item.id === messageId)?.record).toMatchObject({ body: '', reactions: [] })
  await owner.ask(`${message}/restore`, { method: 'POST' })
  expect(revisions((await changesOf(owner, removed.cursor)).items)).toEqual([['put', 'Who reads the draft?']])
})

it('shows nothing of feedback that somebody else alone may read', async () => {
  const { signUp } = testApp()
  const [owner, guest] = [await signUp(), await signUp()]
  const { discussions: id } = await discussed(owner, guest)
  const ask = async (seenBy: string): Promise<string> => {
    const body = { about: 'The draft', questions: [{ text: 'What should stay?', kind: 'text' }], seenBy }
    return (await owner.json(`/discussions/${id}/feedback`, { method: 'POST', body })).request.id
  }
  const [own, shared] = [await ask('asker'), await ask('everyone')]
  const seenBy = async (person: Person) =>
    (await changesOf(person)).items.filter(({ kind, change }) => kind === 'feedback-request' && change === 'put').map((item) => item.id)
  expect(await seenBy(owner)).toEqual(expect.arrayContaining([own, shared]))
  expect(await seenBy(guest)).toEqual([shared])
  const { cursor } = await changesOf(guest)
  for (const request of [own, shared]) await owner.ask(`/discussions/${id}/feedback/${request}`, { method: 'DELETE' })
  const later = (await changesOf(guest, cursor)).items.filter(({ kind }) => kind === 'feedback-request')
  expect(later.map((item) => [item.id, item.change])).toEqual([[shared, 'put']])
})

it('shows a token the kinds of the areas it may read, and has it begin anew when it may read more', async () => {
  const { app, signUp } = testApp()
  const owner = await signUp()
  await owner.ask('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
  await owner.ask('/goals', { method: 'POST', body: { title: 'Forecast accuracy' } })
  const byToken = async (...scopes: string[]) => {
    const { token } = await owner.json('/tokens', { method: 'POST', body: { name: scopes.join(), scopes } })
    const asked = (path: string) => ask(app, path, { headers: { authorization: `Bearer ${token}` } })
    return { asked, json: async (path: string) => read(await asked(path)) }
  }
  const [narrow, wide, none] = [await byToken('events:read', 'tasks:read'), await byToken('*'), await byToken('tasks:read')]
  const { items, cursor } = await changesOf(narrow)
  expect(items.map(({ kind }) => kind)).toEqual(['task'])
  expect((await changesOf(wide)).items.map(({ kind }) => kind)).toEqual(['account', 'goal', 'task'])
  await owner.ask('/goals', { method: 'POST', body: { title: 'Run' } })
  expect((await changesOf(narrow, cursor)).items).toEqual([])
  const refused = await wide.asked(`/changes?after=${cursor}`)
  expect([refused.status, (await read(refused)).type]).toEqual([410, '/problems/outdated'])
  expect((await none.asked('/changes')).status).toBe(403)
})

it('refuses a cursor that is somebody else’s or was made up', async () => {
  const { signUp } = testApp()
  const [owner, stranger] = [await signUp(), await signUp()]
  const { cursor } = await changesOf(owner)
  const half = cursor.length / 2
  const touched = `${cursor.slice(0, half)}${cursor[half] === 'A' ? 'B' : 'A'}${cursor.slice(half + 1)}`
  for (const [person, after] of [
    [stranger, cursor],
    [owner, touched],
    [owner, 'WzAsMCwiIl0'],
  ] as const)
    expect(await person.json(`/changes?after=${after}`)).toMatchObject({
      status: 422,
      errors: [{ pointer: '/after', code: 'invalid_cursor' }],
    })
})

it('answers a cursor that the feed does not reach back to, or that is of another history, with 410', async () => {
  const storage = createMemoryStorage({ kinds })
  let seen = (changes: Change[]) => changes
  const store: Store = { ...storage.store, changes: async (...asked) => seen(await storage.store.changes(...asked)) }
  const owner = await testApp({ ...storage, store }).signUp()
  const { cursor } = await changesOf(owner)
  await owner.ask('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
  for (const history of [
    (changes: Change[]) => changes.filter(({ seq }) => seq > 1),
    (changes: Change[]) => changes.map((change) => ({ ...change, id: `${change.id}-again` })),
    () => [],
  ]) {
    seen = history
    expect(await owner.json(`/changes?after=${cursor}`)).toMatchObject({ status: 410, type: '/problems/outdated' })
  }
  seen = (changes) => changes
  expect((await changesOf(owner, cursor)).items).toHaveLength(1)
})

it('is asked again for nothing with an ETag, until something changes', async () => {
  const owner = await testApp().signUp()
  const { cursor } = await changesOf(owner)
  const path = `/changes?after=${cursor}`
  const etag = (await owner.ask(path)).headers.get('etag') ?? ''
  const again = () => owner.ask(path, { headers: { 'if-none-match': etag } })
  expect((await again()).status).toBe(304)
  await owner.ask('/tasks', { method: 'POST', body: { title: 'Send Ana the draft' } })
  expect((await again()).status).toBe(200)
})

it('has every record as its GET answers it', async () => {
  const { app, deps, signUp } = testApp()
  const owner = await signUp()
  const ids = await everythingOf(deps, owner, await signUp())
  // First, because settings are made when they are first read.
  const alone = await recordsReadAlone(await read(await ask(app, '/openapi.json')), owner, ids)
  const { items } = await changesOf(owner)
  expect(alone.length).toBeGreaterThan(30)
  const others = alone.filter(({ record: now }) => !items.some(({ record }) => isDeepStrictEqual(record, now)))
  // A message comes with its reactions, a calendar address without the address; webhooks are kept apart.
  expect(others.map(({ operationId }) => operationId).sort()).toEqual(['getCalendarFeed', 'getMessage', 'getWebhook'])
})

it('has nothing of the ways in', () => {
  const waysIn = [...ownKinds, ...sharedKinds].flatMap(({ kind, copy }) => (copy === 'way-in' ? [kind.name] : []))
  expect(waysIn.sort()).toEqual([
    ...['api-token', 'credential', 'deletion', 'email-change', 'invite', 'linked-sign-in', 'passkey', 'push-subscription'],
    ...['second-factor', 'session', 'webhook'],
  ])
  const copied = [...copiedKinds, ...copiedShared].map(({ kind }) => kind.name)
  expect(copied.filter((name) => waysIn.includes(name))).toEqual([])
  expect(copied).toHaveLength(new Set(copied).size)
})
