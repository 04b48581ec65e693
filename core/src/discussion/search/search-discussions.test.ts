import { expect, it } from 'vitest'
import { revised } from '../../kernel/index.ts'
import { recordDecision } from '../decision/record-decision.ts'
import { deliver } from '../delivery/deliver.ts'
import { postMessage } from '../message/post-message.ts'
import { memberships } from '../schema.ts'
import { letIn, people } from '../test-discussion.ts'
import { createDiscussion } from '../thread/create-discussion.ts'
import { participate } from '../thread/participate.ts'
import { countUnreadDiscussions } from '../thread/read-discussions.ts'
import { findDiscussions, searchMessages } from './search-discussions.ts'

async function talking() {
  const all = await people('ines', 'ruth', 'oskar')
  const begun = []
  for (const title of ['About the draft', 'The pallets', 'Among us']) {
    const { id } = await createDiscussion(all.ines, { title })
    if (title !== 'Among us') await letIn(all.ruth, id)
    await deliver(all.ines, id)
    begun.push(id)
    all.clock.advance({ minutes: 1 })
  }
  const [draft, pallets, own] = begun as [string, string, string]
  return { ...all, draft, pallets, own }
}

it('a word is looked for in what was said in every discussion one is in, that of the latest first, and nowhere else', async () => {
  const { ines, ruth, oskar, draft, pallets, own } = await talking()
  for (let n = 0; n < 8; n++) await postMessage(ines, draft, { body: `Quarterly number ${n}` })
  const inPallets = await postMessage(ruth, pallets, { body: 'The quarterly count is in' })
  await postMessage(ines, own, { body: 'A quarterly secret' })
  const found = await searchMessages(ruth, 'quarterly')
  expect(found.map(({ discussionId, messages }) => [discussionId, messages.length])).toEqual([
    [pallets, 1],
    [draft, 5],
  ])
  expect(found[0]).toMatchObject({ title: 'The pallets', kind: 'question', messages: [{ id: inPallets.id }] })
  expect(await searchMessages(ruth, 'secret')).toEqual([])
  expect(await searchMessages(oskar, 'quarterly')).toEqual([])
})

it('what was decided is found by its words and its reasons', async () => {
  const { ines, ruth, draft } = await talking()
  const { id } = await recordDecision(ines, draft, { what: 'Zweischichtig ab Mai', why: 'In Kehl fehlt ein Meister' })
  for (const typed of ['zweischicht', 'kehl'])
    expect(await searchMessages(ruth, typed)).toMatchObject([{ discussionId: draft, messages: [], decisions: [{ id }] }])
})

it('who left finds nothing in it, even before it is taken from them', async () => {
  const { ines, ruth, store, draft } = await talking()
  await postMessage(ines, draft, { body: 'Quarterly' })
  const member = await store.get(draft, memberships, ruth.actor.accountId)
  if (!member) throw new Error('Ruth was never in it.')
  const left = revised(member, { leftAt: '2026-03-05T09:00:00.000Z' }, '2026-03-05T09:00:00.000Z')
  await store.save(draft, memberships, left, { expectedVersion: member.version })
  expect(await searchMessages(ruth, 'quarterly')).toEqual([])
})

it('discussions are found by title, by who is in them and by what was said last', async () => {
  const { ines, pallets, draft } = await talking()
  await postMessage(ines, draft, { body: 'Shall we begin?' })
  const idsFound = async (text: string) =>
    (JSON.parse((await findDiscussions(ines, text, { limit: 10 })).json) as { id: string }[]).map(({ id }) => id).sort()
  expect(await idsFound('pallet')).toEqual([pallets])
  expect(await idsFound('ruth')).toEqual([draft, pallets].sort())
  expect(await idsFound('begin')).toEqual([draft])
})

it('the number of discussions with something unread leaves out what is muted, and of one followed for mentions what mentions nobody', async () => {
  const { ines, ruth, draft, pallets } = await talking()
  expect(await countUnreadDiscussions(ruth)).toBe(0)
  await postMessage(ines, draft, { body: 'One' })
  await postMessage(ines, draft, { body: 'Two' })
  await postMessage(ines, pallets, { body: 'Three' })
  expect(await countUnreadDiscussions(ruth)).toBe(2)
  await participate(ruth, draft, { follow: 'muted' })
  await participate(ruth, pallets, { follow: 'mentions' })
  expect(await countUnreadDiscussions(ruth)).toBe(0)
  expect(await countUnreadDiscussions(ines)).toBe(0)
})
