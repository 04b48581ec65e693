import { blobsContract, countersContract, directoryContract, queueContract, storeContract } from '@throughline/contracts'
import { createMemoryStorage } from './index.ts'

storeContract('memory', (kinds) => createMemoryStorage({ kinds }))
directoryContract('memory', (kinds) => createMemoryStorage({ kinds }))
queueContract('memory', (kinds) => createMemoryStorage({ kinds }))
countersContract('memory', (kinds) => createMemoryStorage({ kinds }))
blobsContract('memory', () => createMemoryStorage({ kinds: [] }))
