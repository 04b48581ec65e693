import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { listAll } from '../../kernel/index.ts'
import { participations } from '../schema.ts'
import { editMessage } from './edit-message.ts'
import { listMessages } from './list-messages.ts'
import { react } from './react.ts'
import { reactions } from './reaction.ts'
import { listMessageRevisions } from './read-revisions.ts'
import { messageRevisions } from './revision.ts'
import { lastSaids } from './say-next.ts'
import { messages } from './schema.ts'
import { sweepMessages } from './sweep-messages.ts'
import { restoreMessage, takeBackMessage } from './take-back-message.ts'
import { talk } from './test-talk.ts'

const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    ({ code }) => code,
  )

it('a message that is taken back leaves a stone, and comes back whole for whoever took it back', async () => {
  const { ines, ruth, clock, store, id, say, happened } = await talk()
  const said = await say('ruth', `@[Ines](person:${ines.actor.accountId}) [the plan](/tasks/019a9b3c-5d00-7cc0-8000-000000000001)`)
  await react(ines, id, said.id, { emoji: '👍' })
  clock.advance({ minutes: 6 })
  const edited = await editMessage(ruth, id, said.id, { body: `${said.body} again` })
  const stone = await takeBackMessage(ruth, id, said.id, { expectedVersion: edited.version })
  const at = clock.now().toString({ smallestUnit: 'millisecond' })
  expect(stone).toMatchObject({
    body: '',
    mentions: [],
    links: [],
    removedAt: at,
    removedBy: ruth.actor.accountId,
    postedAt: said.postedAt,
  })
  expect((await listMessages(ines, id, {}, 9)).items).toMatchObject([{ id: said.id, body: '', reactions: [] }])
  expect((await listMessageRevisions(ines, id, said.id, { limit: 9 })).items).toEqual([])
  expect(JSON.stringify(await store.get(id, lastSaids, id))).not.toContain('the plan')
  expect(await store.get(ines.actor.space, participations, id)).toMatchObject({ unread: 0, mentioned: 0, lastMessage: null })
  expect(await takeBackMessage(ruth, id, said.id)).toEqual(stone)

  expect(await codeOf(restoreMessage(ines, id, said.id))).toBe('forbidden')
  const { version: _, updatedAt: __, ...before } = edited
  expect(await restoreMessage(ruth, id, said.id)).toMatchObject(before)
  expect(await restoreMessage(ruth, id, said.id)).toMatchObject(before)
  expect((await listMessages(ines, id, {}, 9)).items).toMatchObject([{ reactions: [{ emoji: '👍' }] }])
  expect((await listMessageRevisions(ines, id, said.id, { limit: 9 })).items).toMatchObject([{ body: said.body }])
  expect(await happened()).toEqual(['message.created', 'message.reacted', 'message.edited', 'message.removed', 'message.restored'])
})

it('the owner takes back what anybody said, a member only what is theirs, a viewer nothing', async () => {
  const { ines, ruth, vera, oskar, id, say } = await talk()
  const [own, other] = [await say('ines', 'Mine'), await say('ruth', 'Yours')]
  expect(await codeOf(takeBackMessage(ruth, id, own.id))).toBe('forbidden')
  expect(await codeOf(takeBackMessage(vera, id, own.id))).toBe('forbidden')
  expect(await codeOf(takeBackMessage(oskar, id, own.id))).toBe('not-found')
  expect(await takeBackMessage(ines, id, other.id)).toMatchObject({ removedBy: ines.actor.accountId })
  expect(await codeOf(restoreMessage(ruth, id, other.id))).toBe('forbidden')
  expect(await codeOf(editMessage(ruth, id, other.id, { body: 'Once more' }))).toBe('conflict')
  expect(await codeOf(react(ruth, id, other.id, { emoji: '👍' }))).toBe('conflict')
  expect(await codeOf(takeBackMessage(ines, id, own.id, { expectedVersion: 2 }))).toBe('stale')
})

it('after an hour it cannot be undone, and nothing of it is left but the stone', async () => {
  const { ines, ruth, clock, store, id, say } = await talk()
  const { id: messageId } = await say('ruth', 'A secret')
  await react(ines, id, messageId, { emoji: '👀' })
  clock.advance({ minutes: 6 })
  await editMessage(ruth, id, messageId, { body: 'A bigger secret' })
  await takeBackMessage(ruth, id, messageId)
  clock.advance({ minutes: 60 })
  await sweepMessages(ruth)
  expect(await listAll(ruth, id, messageRevisions.queries.all, {})).toHaveLength(2)
  clock.advance({ minutes: 1 })
  expect(await codeOf(restoreMessage(ruth, id, messageId))).toBe('conflict')
  expect(await sweepMessages(ruth)).toBe(1)
  expect(await listAll(ruth, id, messageRevisions.queries.all, {})).toEqual([])
  expect(await listAll(ruth, id, reactions.queries.all, {})).toEqual([])
  expect(await store.get(id, messages, messageId)).toMatchObject({ body: '', removedBy: ruth.actor.accountId })
})

it('one that was brought back keeps what it has, whatever is swept later', async () => {
  const { ines, ruth, clock, id, say } = await talk()
  const { id: messageId } = await say('ruth', 'One')
  await react(ines, id, messageId, { emoji: '👀' })
  clock.advance({ minutes: 6 })
  await editMessage(ruth, id, messageId, { body: 'Two' })
  await takeBackMessage(ruth, id, messageId)
  await restoreMessage(ruth, id, messageId)
  clock.advance({ hours: 2 })
  await sweepMessages(ruth)
  expect((await listMessages(ruth, id, {}, 9)).items).toMatchObject([{ body: 'Two', reactions: [{ count: 1 }] }])
  expect((await listMessageRevisions(ruth, id, messageId, { limit: 9 })).items).toMatchObject([{ body: 'One' }])
})

it('stopped at any step, a message stands or can be brought back, and nothing kept of it outlives the sweep', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { ruth, clock, store, id, say } = await talk()
    const { id: messageId } = await say('ruth', 'A secret')
    const dying = { ...ruth, ...faulty({ store: ruth.store, queue: ruth.queue }, plan) }
    await interrupted(takeBackMessage(dying, id, messageId))
    await interrupted(restoreMessage(dying, id, messageId))
    const { removedAt } = (await store.get(id, messages, messageId)) ?? {}
    if (removedAt) expect(await restoreMessage(ruth, id, messageId)).toMatchObject({ body: 'A secret' })
    clock.advance({ hours: 2 })
    await sweepMessages(ruth)
    expect(await listAll(ruth, id, messageRevisions.queries.all, {})).toEqual([])
  })
  expect(steps).toBeGreaterThan(5)
})
