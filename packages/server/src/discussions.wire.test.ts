import { serverForTests } from '@throughline/mongodb/test-server'
import { afterAll, it, vi } from 'vitest'
import { expectTalk } from './test-two-talking.ts'

const mongodb = await serverForTests()
afterAll(() => mongodb.stop())

it('people at two processes over MongoDB hear each other within a second, in order and once, also after the network was gone', {
  timeout: 180_000,
}, async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  // FerretDB reads what is sorted slowly: the long burst is SQLite's.
  await expectTalk({ DATABASE_URL: mongodb.newDatabase() }, 60)
})
