import { serverForTests } from '@throughline/mongodb/test-server'
import { afterAll, it } from 'vitest'
import { openStorage } from './storage.ts'
import { expectOnce } from './test-two-processes.ts'

const mongodb = await serverForTests()
afterAll(() => mongodb.stop())

it('two processes over MongoDB tell and mail every reminder once', { timeout: 60_000 }, () => {
  const url = mongodb.newDatabase()
  return expectOnce(() => openStorage({ dataDir: '', database: { kind: 'mongodb', url } }))
})
