import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { eventFor, listAll, newEnvelope, nowText, revised } from '../../kernel/index.ts'
import { editNotification, notifications } from '../../notification/index.ts'
import { createActionItem } from '../action/create-action-item.ts'
import { sayNext } from '../message/say-next.ts'
import { messages } from '../message/schema.ts'
import { memberships } from '../schema.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { participate } from '../thread/participate.ts'
import { deliver } from './deliver.ts'
import { runDeliveries } from './run-deliveries.ts'

type All = Awaited<ReturnType<typeof talking>>
type TestPerson = All['ines']

async function talking() {
  const all = await people('ines', 'ruth', 'oskar')
  const { id } = await createDiscussion(all.ines, { title: 'About the draft' })
  await letIn(all.ruth, id)
  await letIn(all.oskar, id)
  await deliver(all.ines, id)
  return { ...all, id }
}

interface Line {
  mentions?: readonly TestPerson[]
  replyTo?: string | null
}

const lineOf = (deps: TestPerson, { mentions = [], replyTo = null }: Line) => ({
  ...newEnvelope(deps.ids.next(), nowText(deps)),
  ...{ authorId: deps.actor.accountId, body: 'A line', replyTo, editedAt: null, removedAt: null, removedBy: null },
  ...{ links: [], files: [] },
  mentions: mentions.map(({ actor }) => actor.accountId),
})

async function say(deps: TestPerson, id: string, line: Line = {}) {
  const said = await sayNext(deps, id, lineOf(deps, line))
  await deliver(deps, id)
  return said
}

/** Saves what an owner decided about somebody. */
async function decide({ ines, store, id }: All, person: TestPerson, changes: { role?: 'owner'; leftAt?: string }) {
  const member = await store.get(id, memberships, person.actor.accountId)
  if (!member) throw new Error('They were never in it.')
  const next = revised(member, changes, nowText(ines))
  await store.save(id, memberships, next, { expectedVersion: member.version, events: [eventFor(ines, 'membership.updated', next)] })
  await deliver(ines, id)
}

const toldTo = async ({ store, actor }: TestPerson) => listAll({ store }, actor.space, notifications.queries.newest, {})

it('who is named in a message is told so, and whose message is answered; nobody of what they did themselves', async () => {
  const { ines, ruth, oskar, id } = await talking()
  const asked = await say(ines, id, { mentions: [ruth, ines] })
  const answer = await say(ruth, id, { replyTo: asked.id })
  await say(ines, id, { replyTo: asked.id })
  const place = { discussionId: id, title: 'About the draft', readAt: null }
  expect(await toldTo(ruth)).toMatchObject([{ ...place, type: 'mention', messageId: asked.id, name: 'ines', at: asked.postedAt }])
  expect(await toldTo(ines)).toMatchObject([{ ...place, type: 'reply', messageId: answer.id, name: 'ruth' }])
  expect(await toldTo(oskar)).toEqual([])
})

it('an answer that also names somebody is told once, as naming them', async () => {
  const { ines, ruth, id } = await talking()
  const asked = await say(ines, id)
  await say(ruth, id, { replyTo: asked.id, mentions: [ines] })
  expect((await toldTo(ines)).map(({ type }) => type)).toEqual(['mention'])
})

it('who follows mentions alone is told of those, and who has muted the discussion of nothing', async () => {
  const { ines, ruth, oskar, id } = await talking()
  await participate(ruth, id, { follow: 'mentions' })
  await participate(oskar, id, { follow: 'muted' })
  for (const person of [ruth, oskar]) {
    const own = await say(person, id)
    await say(ines, id, { replyTo: own.id })
    await say(ines, id, { mentions: [person] })
  }
  expect((await toldTo(ruth)).map(({ type }) => type)).toEqual(['mention'])
  expect(await toldTo(oskar)).toEqual([])
})

it('somebody named when a message is edited is told then, and once', async () => {
  const { ines, ruth, store, id } = await talking()
  const said = await say(ines, id)
  for (const body of ['A line for Ruth', 'One more line for Ruth']) {
    const current = await store.get(id, messages, said.id)
    if (!current) throw new Error('It is gone.')
    const edited = revised(current, { body, mentions: [ruth.actor.accountId] }, nowText(ines))
    const events = [eventFor(ines, 'message.edited', edited)]
    await store.save(id, messages, edited, { expectedVersion: current.version, events })
    await deliver(ines, id)
  }
  expect(await toldTo(ruth)).toMatchObject([{ type: 'mention', messageId: said.id }])
})

it('reading a message reads what one was told of it, and leaves what came later', async () => {
  const { ines, ruth, clock, id } = await talking()
  const first = await say(ines, id, { mentions: [ruth] })
  clock.advance({ minutes: 1 })
  await say(ines, id, { mentions: [ruth] })
  await participate(ruth, id, { readUpTo: first.postedAt })
  expect((await toldTo(ruth)).map(({ readAt }) => readAt !== null)).toEqual([false, true])
})

it('reading it again reads what was left unread when a process ended in between', async () => {
  const { ines, ruth, id } = await talking()
  const said = await say(ines, id, { mentions: [ruth] })
  await participate(ruth, id, { readUpTo: said.postedAt })
  const [told] = await toldTo(ruth)
  await editNotification(ruth, told?.id ?? '', { read: false })
  await participate(ruth, id, { readUpTo: said.postedAt })
  expect((await toldTo(ruth))[0]?.readAt).not.toBeNull()
})

it('who reads a message while they are told of it is not told of it as unread', async () => {
  const { ines, ruth, id } = await talking()
  const said = await sayNext(ines, id, lineOf(ines, { mentions: [ruth] }))
  let isRead = false
  const save: typeof ines.store.save = async (space, kind, record, options) => {
    if (!isRead && space === ruth.actor.space && kind.name === 'participation') {
      isRead = true
      await participate(ruth, id, { readUpTo: said.postedAt })
      // Told by a slower process only now.
      const [told] = await toldTo(ruth)
      await editNotification(ruth, told?.id ?? '', { read: false })
    }
    return ines.store.save(space, kind, record, options)
  }
  await deliver({ ...ines, store: { ...ines.store, save } }, id)
  expect(isRead).toBe(true)
  expect((await toldTo(ruth))[0]?.readAt).not.toBeNull()
})

it('whoever another gives something to do is told so, also while they read on and with the discussion muted; nobody of their own', async () => {
  const { ines, ruth, oskar, clock, id } = await talking()
  await participate(ruth, id, { follow: 'muted' })
  const item = await createActionItem(ines, id, { assigneeId: ruth.actor.accountId, text: 'Ask finance' })
  await createActionItem(ines, id, { text: 'Book a room' })
  clock.advance({ minutes: 1 })
  const said = await say(oskar, id)
  await participate(ruth, id, { readUpTo: said.postedAt })
  const { id: actionId, taskId } = item
  expect(await toldTo(ruth)).toMatchObject([
    { type: 'action-item', discussionId: id, actionId, taskId, title: 'Ask finance', name: 'ines', readAt: null },
  ])
  for (const person of [ines, oskar]) expect(await toldTo(person)).toEqual([])
})

it('who is made owner and who is removed are told by whom', async () => {
  const all = await talking()
  const { ruth, oskar, clock, id } = all
  await decide(all, ruth, { role: 'owner' })
  clock.advance({ minutes: 1 })
  await decide(all, oskar, { leftAt: nowText(all) })
  expect(await toldTo(ruth)).toMatchObject([{ type: 'discussion-owner', discussionId: id, name: 'ines', title: 'About the draft' }])
  expect(await toldTo(oskar)).toMatchObject([{ type: 'discussion-removed', discussionId: id, name: 'ines' }])
})

it('who has muted a discussion is still told what becomes of their own place in it', async () => {
  const all = await talking()
  const { ruth, oskar, id } = all
  await participate(ruth, id, { follow: 'muted' })
  await participate(oskar, id, { follow: 'muted' })
  await decide(all, ruth, { role: 'owner' })
  await decide(all, oskar, { leftAt: nowText(all) })
  expect((await toldTo(ruth)).map(({ type }) => type)).toEqual(['discussion-owner'])
  expect((await toldTo(oskar)).map(({ type }) => type)).toEqual(['discussion-removed'])
})

it('stopped at any step, everybody is told once when the work that was left is done', async () => {
  const steps = await atEveryStep(async (plan) => {
    const all = await talking()
    const { ines, ruth, clock, id } = all
    const dying = { ...ines, ...faulty({ store: ines.store, queue: ines.queue }, plan) }
    await sayNext(ines, id, lineOf(ines, { mentions: [ruth] }))
    await interrupted(deliver(dying, id))
    clock.advance({ seconds: 30 })
    await runDeliveries(ruth)
    await deliver(ruth, id)
    expect((await toldTo(ruth)).map(({ type }) => type)).toEqual(['mention'])
    const feed = await ruth.store.changes(ruth.actor.space, 0, 100)
    expect(feed.filter(({ kind }) => kind === 'notification')).toHaveLength(1)
  })
  // What Ruth is told, the mail of it, and all three as they have it.
  expect(steps).toBe(5)
})
