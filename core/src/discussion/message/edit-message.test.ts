import { atEveryStep, faulty, interrupted } from '@throughline/contracts'
import { expect, it } from 'vitest'
import { runDeliveries } from '../delivery/run-deliveries.ts'
import { participations } from '../schema.ts'
import { editMessage } from './edit-message.ts'
import { listMessages } from './list-messages.ts'
import { listMessageRevisions } from './read-revisions.ts'
import { lastSaids } from './say-next.ts'
import { messages } from './schema.ts'
import { talk } from './test-talk.ts'

const page = { limit: 50 }

it('in its first five minutes a message is said otherwise without a mark; after that it is marked, and how it read is kept', async () => {
  const { ines, ruth, vera, clock, id, say } = await talk()
  const { id: messageId, postedAt } = await say('ines', 'Will the number hold?')
  clock.advance({ minutes: 5 })
  expect(await editMessage(ines, id, messageId, { body: 'Does the number hold?' })).toMatchObject({ editedAt: null, version: 2 })
  clock.advance({ minutes: 1 })
  const edited = await editMessage(ines, id, messageId, { body: `@[Ruth](person:${ruth.actor.accountId}), does it hold?` })
  expect(edited).toMatchObject({
    editedAt: clock.now().toString({ smallestUnit: 'millisecond' }),
    mentions: [ruth.actor.accountId],
    postedAt,
  })
  await editMessage(ines, id, messageId, { body: 'Never mind' })
  const { items } = await listMessageRevisions(vera, id, messageId, page)
  expect(items.map(({ body, writtenAt }) => [body, writtenAt])).toEqual([
    [edited.body, edited.editedAt],
    ['Does the number hold?', postedAt],
  ])
  expect((await listMessages(ruth, id, { ids: [messageId] }, 1)).items[0]).toMatchObject({ body: 'Never mind', mentions: [] })
})

it('is changed by its author alone, from the version they know, and says something', async () => {
  const { ines, ruth, vera, oskar, clock, id, say, happened } = await talk()
  const { id: messageId } = await say('ruth', 'Yes.')
  clock.advance({ minutes: 6 })
  const refused = async (who: typeof ines, body = 'No.', version?: number) =>
    editMessage(who, id, messageId, { body }, { expectedVersion: version }).then(
      () => null,
      ({ code }) => code,
    )
  expect([await refused(ines), await refused(vera), await refused(oskar)]).toEqual(['forbidden', 'forbidden', 'not-found'])
  expect([await refused(ruth, 'No.', 2), await refused(ruth, '  ')]).toEqual(['stale', 'validation'])
  expect((await listMessageRevisions(ines, id, messageId, page)).items).toEqual([])
  expect(await happened()).toEqual(['message.created'])
  expect(await editMessage(ruth, id, messageId, { body: 'Yes.' }, { expectedVersion: 1 })).toMatchObject({ version: 1, editedAt: null })
})

it('keeps a hundred of its texts, and no more', async () => {
  const { ines, clock, id, say } = await talk()
  const { id: messageId } = await say('ines', 'm')
  clock.advance({ minutes: 6 })
  for (let n = 0; n < 100; n++) await editMessage(ines, id, messageId, { body: `m${n}` })
  await expect(editMessage(ines, id, messageId, { body: 'last' })).rejects.toThrow('edited 100 times')
})

it('two edits at once are kept both, in one order', async () => {
  const { ines, clock, id, say } = await talk()
  const { id: messageId } = await say('ines', 'm')
  clock.advance({ minutes: 6 })
  await Promise.all(['a', 'b', 'c'].map((body) => editMessage(ines, id, messageId, { body })))
  const { items } = await listMessageRevisions(ines, id, messageId, page)
  const [{ body } = { body: '' }] = (await listMessages(ines, id, { ids: [messageId] }, 1)).items
  expect([...items.map((revision) => revision.body), body].sort()).toEqual(['a', 'b', 'c', 'm'])
})

it('stands nowhere as it was but in its history', async () => {
  const { ines, ruth, store, id, say } = await talk()
  const { id: messageId } = await say('ines', `@[Ruth](person:${ruth.actor.accountId}), the old salary`)
  await editMessage(ines, id, messageId, { body: 'The new words' })
  expect(await store.get(id, lastSaids, id)).toMatchObject({ message: { body: 'The new words', version: 2 } })
  const { lastMessage, mentioned } = (await store.get(ruth.actor.space, participations, id)) ?? {}
  expect([lastMessage?.excerpt, mentioned]).toEqual(['The new words', 0])
})

it('of several edits at once none leaves the words of another behind', async () => {
  const { ines, store, id, say } = await talk()
  const { id: messageId } = await say('ines', 'm')
  await Promise.all(['a', 'b', 'c', 'd'].map((body) => editMessage(ines, id, messageId, { body })))
  expect((await store.get(id, lastSaids, id))?.message).toEqual(await store.get(id, messages, messageId))
})

it('stopped at any step, an edit is followed by the job', async () => {
  const steps = await atEveryStep(async (plan) => {
    const { ines, clock, store, id, say } = await talk()
    const { id: messageId } = await say('ines', 'm')
    const dying = { ...ines, ...faulty({ store: ines.store, queue: ines.queue }, plan) }
    await interrupted(editMessage(dying, id, messageId, { body: 'n' }))
    clock.advance({ minutes: 1 })
    await runDeliveries(ines)
    expect((await store.get(id, lastSaids, id))?.message).toEqual(await store.get(id, messages, messageId))
  })
  expect(steps).toBeGreaterThan(3)
})
