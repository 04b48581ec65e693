import { aNote, anEvent, notes } from '@throughline/contracts'
import { type Db, MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeDocument } from './documents.ts'
import { eventText } from './documents.ts'
import { createFeed, type Feed } from './feed.ts'
import { storageIn } from './open.ts'
import { serverForTests } from './test-server.ts'

const server = await serverForTests()

describe('the feed of changes', { timeout: 20_000 }, () => {
  let client: MongoClient
  let feed: Feed

  beforeAll(async () => {
    client = new MongoClient(server.newDatabase())
    const db: Db = client.db()
    await storageIn(db, [notes]).store.ready()
    feed = createFeed(db.collection<ChangeDocument>('changes'))
  }, 30_000)
  afterAll(async () => {
    await client.close()
    await server.stop()
  })

  it('has no gap where one of very many events has its place already', async () => {
    const events = Array.from({ length: 250 }, () => eventText(anEvent(notes, aNote())))
    await feed.append('one', events.slice(2, 3))
    expect(await feed.append('one', events)).toBe(250)
    const numbers = (await feed.changes('one', 0, 1000)).map(({ seq }) => seq)
    expect(numbers).toEqual(Array.from({ length: 250 }, (_, i) => i + 1))
  })
})
