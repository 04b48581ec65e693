import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { listAll, newEnvelope, nowText, type Store } from '../../kernel/index.ts'
import { deliver } from '../delivery/deliver.ts'
import { announceDelivery } from '../delivery/job.ts'
import { runDeliveries } from '../delivery/run-deliveries.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { participate } from '../thread/participate.ts'
import { postMessage } from './post-message.ts'
import { waitingMessages } from './say-next.ts'
import { messages } from './schema.ts'

async function talking() {
  const all = await people('ines', 'ruth')
  const { id } = await createDiscussion(all.ines, { title: 'About the draft' })
  await letIn(all.ruth, id)
  await deliver(all.ines, id)
  const said = () => listAll(all, id, messages.queries.newest, {})
  return { ...all, id, said }
}

/** A store as another process has it, of which each call takes as long as it takes. */
const ofAnotherProcess = (store: Store): Store =>
  new Proxy(store, {
    get(target, name) {
      const member = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return async (...args: unknown[]) => {
        for (let wait = Math.floor(Math.random() * 6); wait > 0; wait--) await Promise.resolve()
        return member.apply(target, args)
      }
    },
  })

it('what is said in several processes in the same millisecond is there one after the other, each at a moment of its own', async () => {
  const { ines, ruth, store, id, said } = await talking()
  const processes = [ofAnotherProcess(store), ofAnotherProcess(store), ofAnotherProcess(store)]
  const post = (n: number) => postMessage({ ...(n % 2 ? ines : ruth), store: processes[n % 3] as Store }, id, { body: `Line ${n}` })
  await Promise.all(Array.from({ length: 90 }, (_, n) => post(n)))
  const newestFirst = await said()
  expect(newestFirst).toHaveLength(90)
  expect(new Set(newestFirst.map(({ postedAt }) => postedAt)).size).toBe(90)
  const appeared = (await store.changes(id, 0, 1_000)).filter(({ type }) => type === 'message.created')
  expect(appeared.map(({ recordId }) => recordId)).toEqual(newestFirst.map((message) => message.id).reverse())
})

it('who has read up to what they see has nothing come in above it, also when a process stops for a while in between', async () => {
  const { ines, ruth, store, id } = await talking()
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const save: Store['save'] = async (space, kind, record, options) => {
    if (kind.name === 'message') {
      reached.resolve()
      await goOn.promise
    }
    return store.save(space, kind, record, options)
  }
  const slow = postMessage({ ...ines, store: { ...store, save } }, id, { body: 'Said first, written late' })
  await reached.promise
  const quick = await postMessage({ ...ines, store: ofAnotherProcess(store) }, id, { body: 'Said second' })
  const { unread } = await participate(ruth, id, { readUpTo: quick.postedAt })
  goOn.resolve()
  const first = await slow
  expect(first.postedAt < quick.postedAt).toBe(true)
  expect(unread).toBe(0)
  const appeared = (await store.changes(id, 0, 1_000)).filter(({ type }) => type === 'message.created')
  expect(appeared.map(({ recordId, actor }) => [recordId, actor])).toEqual([
    [first.id, ines.actor.accountId],
    [quick.id, ines.actor.accountId],
  ])
})

it('who is never quick enough has it said by another, once', async () => {
  const { ines, ruth, store, id, said } = await talking()
  let tries = 0
  // As slow as it gets: another process always says something first.
  const save: Store['save'] = async (space, kind, record, options) => {
    if (kind.name === 'last-said') await postMessage(ruth, id, { body: `Quicker ${++tries}` })
    return store.save(space, kind, record, options)
  }
  const slow = await postMessage({ ...ines, store: { ...store, save } }, id, { body: 'At last' })
  const all = await said()
  expect(all.filter(({ id: saidId }) => saidId === slow.id)).toEqual([slow])
  expect(all).toHaveLength(tries + 1)
  expect(tries).toBeLessThan(8)
  expect(await listAll({ store }, id, waitingMessages.queries.longest, {})).toEqual([])
})

it('stopped at any step, what was said is there once when it is said again, and when the work that was left is done', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { ines, ruth, clock, id, said } = await talking()
    const message = { id: ines.ids.next(), body: 'Still here?' }
    await interrupted(postMessage({ ...ines, ...faulty({ store: ines.store, queue: ines.queue }, plan) }, id, message))
    clock.advance({ seconds: 30 })
    await runDeliveries(ruth)
    const [after] = await said()
    expect(await postMessage(ines, id, message)).toMatchObject(after ? { postedAt: after.postedAt } : message)
    expect(await said()).toMatchObject([message])
    const heard = (await ruth.store.changes(ruth.actor.space, 0, 100)).filter(({ type }) => type === 'message.created')
    expect(heard.map(({ recordId }) => recordId)).toEqual([message.id])
  })
  // The job, the place, the message, and Ines and Ruth as they have it.
  expect(steps).toBe(5)
})

it('what waits for a process that has ended is said by the job, once', async () => {
  const { ines, clock, store, id, said } = await talking()
  const { postedAt: _, ...first } = await postMessage(ines, id, { body: 'First' })
  const message = { ...first, id: ines.ids.next(), body: 'Left behind' }
  await store.save(id, waitingMessages, { ...newEnvelope(message.id, nowText(ines)), message }, { expectedVersion: 0 })
  await announceDelivery(ines, id)
  clock.advance({ minutes: 1 })
  await runDeliveries(ines)
  expect((await said()).map(({ body }) => body)).toEqual(['Left behind', 'First'])
  expect(await listAll({ store }, id, waitingMessages.queries.longest, {})).toEqual([])
})
