import { aNote, holdingsContract, notes, put } from '@throughline/contracts'
import { MongoClient } from 'mongodb'
import { afterAll, expect, it } from 'vitest'
import { openMongo, openMongoHoldings } from './index.ts'
import { serverForTests } from './test-server.ts'

const server = await serverForTests()
afterAll(() => server.stop())

holdingsContract('MongoDB', {
  place: () => server.newDatabase(),
  open: (url, kinds) => openMongo({ url, kinds }),
  holdings: (url, kinds, use) => openMongoHoldings({ url, kinds, use }),
})

it('finds a document that does not say what its record says', async () => {
  const url = server.newDatabase()
  const { store, close } = openMongo({ url, kinds: [notes] })
  await put(store, 'space', notes, aNote({ title: 'Quince' }))
  await close()
  const client = new MongoClient(url)
  await client
    .db()
    .collection('records.note')
    .updateOne({}, { $set: { tokens: ['pear'] } })
  await client.close()
  const held = await openMongoHoldings({ url, kinds: [notes], use: 'read' })
  const faults: string[] = []
  for await (const fault of held.faults()) faults.push(fault)
  expect(faults).toEqual([expect.stringContaining('it is found by another tokens than its own.')])
  await held.close()
})
