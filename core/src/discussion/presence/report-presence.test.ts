import { expect, it } from 'vitest'
import { revised } from '../../kernel/index.ts'
import { memberships } from '../schema.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { reportPresence } from './report-presence.ts'
import { presences } from './schema.ts'

async function talking() {
  const all = await people('ines', 'ruth', 'oskar', 'mara')
  const { id } = await createDiscussion(all.ines, { title: 'About the draft' })
  await letIn(all.ruth, id)
  await letIn(all.oskar, id, 'viewer')
  return { ...all, id, idOf: (deps: typeof all.ines) => deps.actor.accountId }
}

it('who has a discussion before them sees who else has, and who is typing, for as long as they say so', async () => {
  const { ines, ruth, clock, id, idOf } = await talking()
  expect(await reportPresence(ines, id, { isTyping: true })).toEqual([])
  expect(await reportPresence(ruth, id, { isTyping: false })).toEqual([{ personId: idOf(ines), isTyping: true }])
  expect(await reportPresence(ines, id, { isTyping: false })).toEqual([{ personId: idOf(ruth), isTyping: false }])
  expect(await reportPresence(ruth, id, { isTyping: true })).toEqual([{ personId: idOf(ines), isTyping: false }])
  clock.advance({ seconds: 7 })
  expect(await reportPresence(ines, id, { isTyping: false }), 'who stopped typing without saying so').toEqual([
    { personId: idOf(ruth), isTyping: false },
  ])
  clock.advance({ seconds: 14 })
  expect(await reportPresence(ines, id, { isTyping: false }), 'who has gone').toEqual([])
})

it('who is typing goes on being so while they say it, and is there while they say that, though not each time is written', async () => {
  const { ines, ruth, clock, store, id, idOf } = await talking()
  await reportPresence(ines, id, { isTyping: false })
  for (let second = 0; second < 60; second++) {
    await reportPresence(ruth, id, { isTyping: second < 30 })
    const [seen] = await reportPresence(ines, id, { isTyping: false })
    expect(seen, `after ${second} s`).toEqual({ personId: idOf(ruth), isTyping: second < 30 })
    clock.advance({ seconds: 1 })
  }
  expect((await store.get(id, presences, idOf(ruth)))?.version).toBeLessThan(20)
})

it('who may only read is there, and never typing', async () => {
  const { ines, oskar, id, idOf } = await talking()
  await reportPresence(oskar, id, { isTyping: true })
  expect(await reportPresence(ines, id, { isTyping: false })).toEqual([{ personId: idOf(oskar), isTyping: false }])
})

it('who is not in it is told nothing, and who left is there no longer', async () => {
  const { ines, ruth, mara, store, id, idOf } = await talking()
  await expect(reportPresence(mara, id, { isTyping: false })).rejects.toMatchObject({ code: 'not-found' })
  await reportPresence(ruth, id, { isTyping: true })
  const member = await store.get(id, memberships, idOf(ruth))
  if (!member) throw new Error('Ruth was never in it.')
  const left = revised(member, { leftAt: '2026-03-05T09:00:00.000Z' }, '2026-03-05T09:00:00.000Z')
  await store.save(id, memberships, left, { expectedVersion: member.version })
  expect(await reportPresence(ines, id, { isTyping: false })).toEqual([])
})

it('it says nothing in anybody’s feed', async () => {
  const { ines, ruth, store, id } = await talking()
  const heads = () => Promise.all([id, ines.actor.space, ruth.actor.space].map((space) => store.head(space)))
  const before = await heads()
  await Promise.all([ines, ruth, ines, ruth].map((person) => reportPresence(person, id, { isTyping: true })))
  expect(await heads()).toEqual(before)
})
