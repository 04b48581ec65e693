import { expect, it } from 'vitest'
import { searchDiscussion } from './search-messages.ts'
import { takeBackMessage } from './take-back-message.ts'
import { talk } from './test-talk.ts'

it('others have their turn between long messages', async () => {
  const { ines, id, say } = await talk()
  for (let n = 0; n < 6; n++) await say('ines', `${n} ${'é '.repeat(8_000)}`)
  let turns = 0
  const { items } = await searchDiscussion({ ...ines, giveWay: async () => void turns++ }, id, 'é', { limit: 10 })
  expect([items.length, turns]).toEqual([6, 6])
})

it('finds what was said here by the beginnings of words, with the passage, and not what was taken back', async () => {
  const { ines, vera, oskar, id, say } = await talk()
  const found = await say('ruth' as const, 'Intro.\n\nThe **forecast** holds by Monday.')
  const gone = await say('ines', 'The forecast is a secret')
  await say('ines', 'Something else')
  await takeBackMessage(ines, id, gone.id)
  const { items, nextCursor } = await searchDiscussion(vera, id, 'forec mon', { limit: 10 })
  expect(items.map(({ message, passages }) => [message.id, passages.map(({ text }) => text)])).toEqual([
    [found.id, ['The forecast holds by Monday.']],
  ])
  expect(nextCursor).toBeNull()
  expect((await searchDiscussion(vera, id, '???', { limit: 10 })).items).toEqual([])
  await expect(searchDiscussion(oskar, id, 'forecast', { limit: 10 })).rejects.toThrow('There is no such discussion.')
})
