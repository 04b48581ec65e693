import { kinds } from '@throughline/core/kinds'
import { openMongo } from '@throughline/mongodb'
import { serverForTests } from '@throughline/mongodb/test-server'
import { afterAll, it } from 'vitest'
import { expectCopies } from './test-copies.ts'

const mongodb = await serverForTests()
afterAll(() => mongodb.stop())

it('a copy kept by each of two people over MongoDB is what is there', { timeout: 180_000 }, async () => {
  const storage = await openMongo({ url: mongodb.newDatabase(), kinds })
  await storage.store.ready()
  // FerretDB reads what is sorted slowly: the long way is gone in memory.
  await expectCopies(storage, { operations: 60, seed: 20260307 })
  await storage.close()
})
