import { expect, it } from 'vitest'
import { postMessage } from '../message/post-message.ts'
import { participations } from '../schema.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { editDiscussion } from '../thread/edit-discussion.ts'
import { participate } from '../thread/participate.ts'
import { deliver } from './deliver.ts'
import { runDeliveries } from './run-deliveries.ts'

async function talking() {
  const all = await people('ines', 'ruth', 'oskar')
  const { id } = await createDiscussion(all.ines, { title: '1:1 with Ruth', kind: 'one-on-one' })
  await letIn(all.ruth, id)
  await deliver(all.ines, id)
  return { ...all, id }
}

const has = (deps: { store: { get: Awaited<ReturnType<typeof people>>['store']['get'] }; actor: { space: string } }, id: string) =>
  deps.store.get(deps.actor.space, participations, id)

it('everybody in a discussion has it as it is for them, and hears in their own feed what happened there', async () => {
  const { ines, ruth, oskar, store, id } = await talking()
  const said = await postMessage(ines, id, { body: 'Will the **number** hold?' })
  const excerpt = 'Will the number hold?'
  const lastMessage = { id: said.id, authorId: ines.actor.accountId, author: 'ines', excerpt, at: said.postedAt }
  expect(await has(ruth, id)).toMatchObject({
    title: '1:1 with Ruth',
    role: 'member',
    unread: 1,
    firstUnreadAt: said.postedAt,
    lastMessage,
  })
  expect(await has(ines, id)).toMatchObject({ role: 'owner', unread: 0, firstUnreadAt: null, others: [{ name: 'ruth' }] })
  expect(await has(oskar, id)).toBeNull()
  const heard = await store.changes(ruth.actor.space, 0, 100)
  expect(heard.map(({ type, space, recordId }) => ({ type, space, recordId }))).toEqual([
    { type: 'participation.created', space: undefined, recordId: id },
    { type: 'message.created', space: id, recordId: said.id },
    { type: 'participation.updated', space: undefined, recordId: id },
  ])
  expect(await store.changes(oskar.actor.space, 0, 100)).toEqual([])
})

it('what happens in a burst reaches everybody in its order and once, however many bring it at a time', async () => {
  const { ines, ruth, store, id } = await talking()
  const posted = await Promise.all(Array.from({ length: 60 }, (_, n) => postMessage(n % 2 ? ines : ruth, id, { body: `Line ${n}` })))
  const heardBy = async (space: string) =>
    (await store.changes(space, 0, 1_000)).filter(({ type }) => type === 'message.created').map(({ recordId }) => recordId)
  const order = await heardBy(id)
  expect(order).toHaveLength(posted.length)
  expect(await heardBy(ines.actor.space)).toEqual(order)
  expect(await heardBy(ruth.actor.space)).toEqual(order)
  expect((await has(ruth, id))?.unread).toBe(30)
})

it('a process that ended between saving and bringing over leaves a job that brings it', async () => {
  const { ines, ruth, clock, id } = await talking()
  let isDead = false
  const save: typeof ines.store.save = (space, kind, record, options) => {
    if (kind.name === 'message') isDead = true
    else if (isDead) throw new Error('The process has ended.')
    return ines.store.save(space, kind, record, options)
  }
  const dying = { ...ines, store: { ...ines.store, save } }
  await expect(postMessage(dying, id, { body: 'Still here?' })).rejects.toThrow('ended')
  expect((await has(ruth, id))?.unread).toBe(0)
  clock.advance({ seconds: 30 })
  await runDeliveries(ruth)
  expect((await has(ruth, id))?.unread).toBe(1)
})

it('reading up to a message leaves what came after it, and an earlier one marks it unread again', async () => {
  const { ines, ruth, clock, id } = await talking()
  const said = []
  for (const body of ['One', 'Two', 'Three']) {
    clock.advance({ minutes: 1 })
    said.push(await postMessage(ines, id, { body }))
  }
  const [first, second, third] = said.map(({ postedAt }) => postedAt)
  const read = await participate(ruth, id, { readUpTo: third as string })
  expect(read).toMatchObject({ unread: 0, firstUnreadAt: null })
  expect(await participate(ruth, id, { readUpTo: first as string })).toMatchObject({ unread: 2, firstUnreadAt: second })
})

it('a resolved discussion is so for everybody at once', async () => {
  const { ines, ruth, id } = await talking()
  await editDiscussion(ruth, id, { status: 'resolved' })
  expect(await has(ines, id)).toMatchObject({ status: 'resolved' })
})
