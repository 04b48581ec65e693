import { expect, it } from 'vitest'
import { Database } from './database.ts'
import { createFeed } from './feed.ts'
import { migrate } from './migrations.ts'
import { createWriter } from './writer.ts'

it('gives the numbers of events that were taken back to the next ones', async () => {
  const database = new Database(':memory:')
  migrate(database)
  const feed = createFeed(database)
  const writer = createWriter(database, { undone: feed.forget, committed: feed.announce })
  const append = (id: string) => feed.append('space', 1, [JSON.stringify({ id })])
  await writer.write(() => append('first'))
  const failing = writer.write(() => {
    append('taken back')
    throw new Error('no')
  })
  const beside = writer.write(() => append('second'))
  await expect(failing).rejects.toThrow('no')
  await beside
  expect(feed.head(1)).toBe(2)
  expect(feed.after(1, 0, 10)).toEqual([
    { id: 'first', seq: 1 },
    { id: 'second', seq: 2 },
  ])
})
