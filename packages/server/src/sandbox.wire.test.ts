import { serverForTests } from '@throughline/mongodb/test-server'
import { afterAll, it } from 'vitest'
import { openStorage } from './storage.ts'
import { expectSandboxes } from './test-sandboxes.ts'

const mongodb = await serverForTests()
afterAll(() => mongodb.stop())

it('a sandbox is the same over MongoDB', { timeout: 60_000 }, async () => {
  const storage = await openStorage({ dataDir: '', database: { kind: 'mongodb', url: mongodb.newDatabase() } })
  await expectSandboxes(storage)
  await storage.close()
})
