import { blobsContract, countersContract, directoryContract, queueContract, storeContract } from '@throughline/contracts'
import type { Kind } from '@throughline/core/kernel'
import { afterAll } from 'vitest'
import { openMongo } from './open.ts'
import { serverForTests } from './test-server.ts'

const server = await serverForTests()

afterAll(() => server.stop())
let url: string
const open = (kinds: readonly Kind[]) => {
  url = server.newDatabase()
  return openMongo({ url, kinds })
}
storeContract('MongoDB', open, { reopen: (kinds) => openMongo({ url, kinds }) })
directoryContract('MongoDB', open)
queueContract('MongoDB', open)
countersContract('MongoDB', open)
blobsContract('MongoDB', () => open([]))
