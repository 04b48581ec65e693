import { expect, it } from 'vitest'
import { listMessages } from './list-messages.ts'
import { react } from './react.ts'
import { talk } from './test-talk.ts'

it('reactions are counted by emoji, with who gave each; doing it twice changes nothing', async () => {
  const { ines, ruth, clock, id, say, happened } = await talk()
  const { id: messageId } = await say('ines', 'Done')
  const [a, b] = [ines.actor.accountId, ruth.actor.accountId]
  await react(ruth, id, messageId, { emoji: '🎉' })
  await react(ruth, id, messageId, { emoji: '🎉' })
  clock.advance({ seconds: 1 })
  // Without the sign that asks for a picture, as many a keyboard sends it.
  await react(ruth, id, messageId, { emoji: '❤' })
  const all = [
    { emoji: '🎉', count: 2, personIds: [b, a] },
    { emoji: '❤️', count: 1, personIds: [b] },
  ]
  expect(await react(ines, id, messageId, { emoji: '🎉' })).toEqual(all)
  expect((await listMessages(ines, id, {}, 5)).items[0]).toMatchObject({ reactions: all, version: 1 })
  expect(await react(ruth, id, messageId, { emoji: '❤', isOn: false })).toEqual(all.slice(0, 1))
  expect(await happened()).toEqual(['message.created', ...Array.from({ length: 4 }, () => 'message.reacted')])
})

it.each(['', 'a', '1', '👍👍', '👍 ', '<b>', '👍\u0301', 'x'.repeat(10_000), '\ud83d'])('%j is no emoji', async (emoji) => {
  const { ines, id, say } = await talk()
  const { id: messageId } = await say('ines', 'Done')
  await expect(react(ines, id, messageId, { emoji })).rejects.toMatchObject({ code: 'validation' })
})

it.each(['👨‍👩‍👧‍👦', '🏳️‍🌈', '🇦🇹', '👍🏽', '7️⃣', '☺️', '🫡'])('%s is one', async (emoji) => {
  const { ines, id, say } = await talk()
  const { id: messageId } = await say('ines', 'Done')
  expect(await react(ines, id, messageId, { emoji })).toMatchObject([{ emoji }])
})

it('one person gives six different ones, also at once, and a viewer or a stranger none', async () => {
  const { ines, ruth, vera, oskar, id, say } = await talk()
  const { id: messageId } = await say('ines', 'Done')
  const emoji = ['👍', '🎉', '🚀', '👀', '🙏', '💡', '😀', '🔥']
  const given = await Promise.allSettled(emoji.map((one) => react(ruth, id, messageId, { emoji: one })))
  expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect((await listMessages(ines, id, {}, 5)).items[0]?.reactions).toHaveLength(6)
  await expect(react(vera, id, messageId, { emoji: '👍' })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(react(oskar, id, messageId, { emoji: '👍' })).rejects.toMatchObject({ code: 'not-found' })
})
