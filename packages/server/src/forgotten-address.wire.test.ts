import { serverForTests } from '@throughline/mongodb/test-server'
import { afterAll, it } from 'vitest'
import { openStorage } from './storage.ts'
import { expectForgotten } from './test-forgotten.ts'

const mongodb = await serverForTests()
afterAll(() => mongodb.stop())

it('nobody keeps the address of a deleted account in MongoDB', { timeout: 60_000 }, async () => {
  const storage = await openStorage({ dataDir: '', database: { kind: 'mongodb', url: mongodb.newDatabase() } })
  await expectForgotten(storage)
  await storage.close()
})
