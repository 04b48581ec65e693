import { blobsContract, countersContract, directoryContract, queueContract, storeContract } from '@throughline/contracts'
import type { Kind } from '@throughline/core/kernel'
import { createMemoryStorage } from './index.ts'

/** What somebody keeps of the storage that was opened last. */
let kept = new Map<string, unknown>()
const reopen = (kinds: readonly Kind[]) => {
  const told = kept
  return createMemoryStorage({
    kinds,
    before: [...told],
    told: (name, value) => void (value === undefined ? told.delete(name) : told.set(name, value)),
  })
}
const open = (kinds: readonly Kind[]) => {
  kept = new Map()
  return reopen(kinds)
}

storeContract('memory', open, { reopen })
directoryContract('memory', (kinds) => createMemoryStorage({ kinds }))
queueContract('memory', (kinds) => createMemoryStorage({ kinds }))
countersContract('memory', (kinds) => createMemoryStorage({ kinds }))
blobsContract('memory', () => createMemoryStorage({ kinds: [] }))
