import { serverForTests } from '@throughline/mongodb/test-server'
import { afterAll, it } from 'vitest'
import { openStorage } from './storage.ts'
import { expectSentOnce } from './test-webhooks.ts'

const mongodb = await serverForTests()
afterAll(() => mongodb.stop())

it('two processes over MongoDB send everything that happens once', { timeout: 60_000 }, () => {
  const url = mongodb.newDatabase()
  return expectSentOnce(() => openStorage({ dataDir: '', database: { kind: 'mongodb', url } }))
})
