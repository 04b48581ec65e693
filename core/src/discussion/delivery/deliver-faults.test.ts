import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { eventFor, revised } from '../../kernel/index.ts'
import { postMessage } from '../message/post-message.ts'
import { memberships, participations } from '../schema.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { participate } from '../thread/participate.ts'
import { deliver } from './deliver.ts'
import { runDeliveries } from './run-deliveries.ts'

type All = Awaited<ReturnType<typeof talking>>

async function talking() {
  const all = await people('ines', 'ruth', 'oskar')
  const { id } = await createDiscussion(all.ines, { title: 'About the draft' })
  await letIn(all.ruth, id)
  await letIn(all.oskar, id)
  await deliver(all.ines, id)
  return { ...all, id }
}

const heardBy = async ({ store }: All, space: string, kind = 'message') =>
  (await store.changes(space, 0, 10_000)).filter((change) => change.kind === kind).map(({ recordId, type }) => `${type} ${recordId}`)

const has = ({ store, id }: All, space: string) => store.get(space, participations, id)

/** Saves that somebody left, or came back, without bringing it to anybody. */
async function leave({ store, id, ruth }: All, leftAt: string | null) {
  const member = await store.get(id, memberships, ruth.actor.accountId)
  if (!member) throw new Error('Ruth was never in it.')
  const next = revised(member, { leftAt }, '2026-03-05T09:00:00.000Z')
  await store.save(id, memberships, next, { expectedVersion: member.version, events: [eventFor(ruth, 'membership.left', next)] })
}

it('500 messages that three people say at once reach each of them in order, once, with the right count of what is unread', async () => {
  const all = await talking()
  const { ines, ruth, oskar, id } = all
  const authors = [ines, ruth, oskar] as const
  await Promise.all(Array.from({ length: 500 }, (_, n) => postMessage(authors[n % 3] as typeof ines, id, { body: `Line ${n}` })))
  const order = await heardBy(all, id)
  expect(order).toHaveLength(500)
  for (const { actor } of authors) expect(await heardBy(all, actor.space)).toEqual(order)
  expect(await Promise.all(authors.map(async ({ actor }) => (await has(all, actor.space))?.unread))).toEqual([333, 333, 334])
})

it('stopped at any step, bringing over leaves nobody without a message, and nobody with one twice', async () => {
  const steps = await atEveryStep(async (plan) => {
    const all = await talking()
    const { ines, oskar, clock, id } = all
    const dying = { ...ines, ...faulty({ store: ines.store, queue: ines.queue }, plan) }
    await interrupted(postMessage(dying, id, { body: 'One' }))
    await interrupted(postMessage(dying, id, { body: 'Two' }))
    clock.advance({ seconds: 30 })
    await runDeliveries(oskar)
    const order = await heardBy(all, id)
    for (const { actor } of [ines, all.ruth, oskar]) expect(await heardBy(all, actor.space)).toEqual(order)
    expect((await has(all, oskar.actor.space))?.unread).toBe(order.length)
  })
  expect(steps).toBeGreaterThan(10)
})

it('stopped at any step, who was removed has the discussion no more once the work that was left is done', async () => {
  await atEveryStep(async (plan) => {
    const all = await talking()
    const { ines, ruth, clock, id } = all
    await postMessage(ines, id, { body: 'One' })
    await leave(all, '2026-03-05T09:00:00.000Z')
    await interrupted(deliver({ ...ines, ...faulty({ store: ines.store, queue: ines.queue }, plan) }, id))
    clock.advance({ seconds: 30 })
    await runDeliveries(ines)
    expect(await has(all, ruth.actor.space)).toBeNull()
    expect((await heardBy(all, ruth.actor.space, 'participation')).at(-1)).toContain('deleted')
  })
})

it('who is removed while something is brought to them does not have it back by that', async () => {
  const all = await talking()
  const { ines, ruth, store, id } = all
  await store.erase(ruth.actor.space, participations, id)
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const save: typeof store.save = async (space, kind, record, options) => {
    if (space === ruth.actor.space) {
      reached.resolve()
      await goOn.promise
    }
    return store.save(space, kind, record, options)
  }
  const slow = postMessage({ ...ines, store: { ...store, save } }, id, { body: 'One' })
  await reached.promise
  await leave(all, '2026-03-05T09:00:00.000Z')
  await deliver(ines, id)
  goOn.resolve()
  await slow
  expect(await has(all, ruth.actor.space)).toBeNull()
})

it('who comes back while the discussion is taken from them has it', async () => {
  const all = await talking()
  const { ines, ruth, store, id } = all
  await leave(all, '2026-03-05T09:00:00.000Z')
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const erase: typeof store.erase = async (space, kind, record) => {
    reached.resolve()
    await goOn.promise
    return store.erase(space, kind, record)
  }
  const slow = deliver({ ...ines, store: { ...store, erase } }, id)
  await reached.promise
  await leave(all, null)
  await deliver(ines, id)
  goOn.resolve()
  await slow
  expect(await has(all, ruth.actor.space)).toMatchObject({ deletedAt: null, role: 'member' })
})

it('what is unread is the same whether it is counted or seen among the newest', async () => {
  const all = await talking()
  const { ines, ruth, oskar, id } = all
  const said = []
  for (let n = 0; n < 60; n++) said.push(await postMessage(n % 4 ? ines : ruth, id, { body: `Line ${n}` }))
  for (const [n, { postedAt }] of said.entries()) {
    await participate(ruth, id, { readUpTo: postedAt })
    const own = said.slice(n + 1).filter(({ authorId }) => authorId === ines.actor.accountId)
    const expected = { unread: own.length, firstUnreadAt: own[0]?.postedAt ?? null }
    expect(await has(all, ruth.actor.space), `read up to ${n}`).toMatchObject(expected)
    await postMessage(ruth, id, { body: 'Once more' }).then(({ postedAt: at }) => participate(oskar, id, { readUpTo: at }))
    expect(await has(all, ruth.actor.space), `brought again at ${n}`).toMatchObject(expected)
  }
})

it('a discussion that cannot be looked after keeps no other from it, and is tried again', async () => {
  const all = await talking()
  const { ines, ruth, clock, store, id } = all
  const other = await createDiscussion(ines, { title: 'Another' })
  const failing = (space: string) => space === id
  const head: typeof store.head = async (space) => {
    if (failing(space)) throw new Error('The disk is full.')
    return store.head(space)
  }
  clock.advance({ seconds: 30 })
  await expect(runDeliveries({ ...ruth, store: { ...store, head } })).rejects.toThrow('full')
  expect(await ruth.queue.claim(['discussion.deliver'], { now: '2026-03-05T09:00:30.000Z', leaseMs: 1, limit: 10 })).toEqual([])
  clock.advance({ seconds: 5 })
  expect(await runDeliveries(ruth)).toBe(1)
  expect(await store.get(ines.actor.space, participations, other.id)).not.toBeNull()
})
