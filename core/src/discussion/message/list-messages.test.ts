import { expect, it } from 'vitest'
import { participate } from '../thread/participate.ts'
import { listMessages } from './list-messages.ts'
import { postMessage } from './post-message.ts'
import { talk } from './test-talk.ts'

/** What is listed, as the texts of what is there, and of what is to be asked for next. */
async function talking() {
  const all = await talk()
  const bodies = async (who: 'ines' | 'ruth', asked: Parameters<typeof listMessages>[2], limit = 4) => {
    const { items, earlier, later } = await listMessages(all[who], all.id, asked, limit)
    const bodyOf = (messageId: string | null) => items.find((item) => item.id === messageId)?.body ?? null
    return [items.map(({ body }) => body).join(' '), bodyOf(earlier), bodyOf(later)]
  }
  return { ...all, bodies }
}

it('the newest are listed as they were said, and one may go on in both directions', async () => {
  const { say, bodies } = await talking()
  const said: string[] = []
  for (let n = 1; n <= 10; n++) said.push((await say('ines', `m${n}`)).id)
  expect(await bodies('ruth', {})).toEqual(['m7 m8 m9 m10', 'm7', null])
  expect(await bodies('ruth', { before: said[6] })).toEqual(['m3 m4 m5 m6', 'm3', 'm6'])
  expect(await bodies('ruth', { before: said[2] })).toEqual(['m1 m2', null, 'm2'])
  expect(await bodies('ruth', { after: said[1] })).toEqual(['m3 m4 m5 m6', 'm3', 'm6'])
  expect(await bodies('ruth', { after: said[7] })).toEqual(['m9 m10', 'm9', null])
  expect(await bodies('ruth', { around: said[4] })).toEqual(['m3 m4 m5 m6', 'm3', 'm6'])
  expect(await bodies('ruth', { around: said[4] }, 1)).toEqual(['m5', 'm5', 'm5'])
  expect(await bodies('ruth', { ids: [said[8] as string, said[0] as string, '019a9b3c-5d00-7cc0-8000-ffffffffffff'] })).toEqual([
    'm9 m1',
    null,
    null,
  ])
})

it('very long ones are listed a few at a time, and one goes on behind them', async () => {
  const { ines, id, say } = await talking()
  const said: string[] = []
  for (let n = 0; n < 12; n++) said.push((await say('ines', 'x'.repeat(20_000))).id)
  const list = async (asked: Parameters<typeof listMessages>[2]) => {
    const { items, earlier, later } = await listMessages(ines, id, asked, 50)
    return [items.map((item) => said.indexOf(item.id)).join(' '), said.indexOf(earlier ?? ''), said.indexOf(later ?? '')]
  }
  expect(await list({})).toEqual(['7 8 9 10 11', 7, -1])
  expect(await list({ before: said[7] })).toEqual(['2 3 4 5 6', 2, 6])
  expect(await list({ before: said[2] })).toEqual(['0 1', -1, 1])
  expect(await list({ after: said[1] })).toEqual(['2 3 4 5 6', 2, 6])
  expect(await list({ around: said[6] })).toEqual(['1 2 3 4 5 6 7 8 9 10', 1, 10])
})

it('opens at what is unread, and at the end where everything is read', async () => {
  const { ruth, id, say, bodies, clock } = await talking()
  const said = []
  for (let n = 1; n <= 10; n++) {
    clock.advance({ seconds: 1 })
    said.push(await say('ines', `m${n}`))
  }
  await participate(ruth, id, { readUpTo: said[5]?.postedAt as string })
  expect(await bodies('ruth', { around: 'unread' })).toEqual(['m5 m6 m7 m8', 'm5', 'm8'])
  expect(await bodies('ines', { around: 'unread' })).toEqual(['m7 m8 m9 m10', 'm7', null])
})

it('answers are counted beside what they answer, listed by themselves, and found in the main line where that stands', async () => {
  const { ruth, id, say, bodies, ines } = await talking()
  const first = await say('ines', 'm1')
  for (let n = 2; n <= 6; n++) await say('ines', `m${n}`)
  const answers = []
  for (let n = 1; n <= 5; n++) answers.push(await say(n % 2 ? 'ruth' : 'ines', `a${n}`, first.id))
  expect(await bodies('ruth', { around: first.id }, 6)).toEqual(['m1 m2 m3', null, 'm3'])
  const [{ replies } = {}, { replies: none } = {}] = (await listMessages(ruth, id, { after: undefined }, 6)).items
  expect(replies).toEqual({ count: 5, lastAt: answers[4]?.postedAt, personIds: [ruth.actor.accountId, ines.actor.accountId] })
  expect(none).toBeNull()
  expect(await bodies('ruth', { replyTo: first.id })).toEqual(['a2 a3 a4 a5', 'a2', null])
  expect(await bodies('ruth', { replyTo: first.id, around: answers[1]?.id })).toEqual(['a1 a2 a3', null, 'a3'])
  expect(await bodies('ruth', { around: answers[3]?.id })).toEqual(['m1 m2', null, 'm2'])
})

it('is for those who are in the discussion, and names no message that is not in it', async () => {
  const { ruth, oskar, id } = await talking()
  await expect(listMessages(oskar, id, {}, 4)).rejects.toThrow('There is no such discussion.')
  await expect(listMessages(ruth, id, { before: '019a9b3c-5d00-7cc0-8000-ffffffffffff' }, 4)).rejects.toThrow('There is no such message.')
})

it('mentions whoever is named and there, but nobody else and not oneself', async () => {
  const { ines, ruth, oskar, id, say } = await talking()
  const named = [ines, ruth, oskar].map(({ actor }) => `@[x](person:${actor.accountId})`).join(' ')
  expect((await say('ines', named)).mentions).toEqual([ruth.actor.accountId])
  expect((await listMessages(ines, id, {}, 4)).items[0]?.mentions).toEqual([ruth.actor.accountId])
})

it('500 messages said at once all stand, each at a moment of its own, in one order for everybody', async () => {
  const { ines, ruth, id, store } = await talking()
  const posted = await Promise.all(Array.from({ length: 500 }, (_, n) => postMessage(n % 2 ? ines : ruth, id, { body: `m${n}` })))
  expect(new Set(posted.map(({ postedAt }) => postedAt)).size).toBe(500)
  const order: string[] = []
  for (let after = (await listMessages(ines, id, { before: posted[0]?.id }, 1)).items[0]?.id; ; ) {
    const { items, later } = after
      ? await listMessages(ines, id, { after }, 100)
      : await listMessages(ines, id, { around: posted[0]?.id }, 100)
    order.push(...items.map((item) => item.id))
    if (!later) break
    after = later
  }
  const heard = (await store.changes(ruth.actor.space, 0, 5_000)).filter(({ type }) => type === 'message.created')
  expect(order).toEqual(heard.map(({ recordId }) => recordId))
})
