import { type Blobs, type Counters, type Directory, declaredKinds, type Kind, type Queue, type Store } from '@throughline/core/kernel'
import { createBlobs } from './blobs.ts'
import { createCounters } from './counters.ts'
import { createDirectory } from './directory.ts'
import { createJournal, type Keeping } from './journal.ts'
import { createQueue } from './queue.ts'
import { createStore } from './store.ts'

export type { Entry, Keeping } from './journal.ts'

export interface MemoryStorage {
  store: Store
  directory: Directory
  queue: Queue
  blobs: Blobs
  counters: Counters
  close(): Promise<void>
}

/**
 * Storage that lives as long as the process or page: for the demo and for tests. Whoever keeps what it tells of may begin
 * another with that.
 */
export function createMemoryStorage({ kinds, ...keeping }: { kinds: readonly Kind[] } & Keeping): MemoryStorage {
  const journal = createJournal(keeping)
  const store = createStore(declaredKinds(kinds), journal)
  return {
    store,
    directory: createDirectory(journal),
    queue: createQueue(journal),
    blobs: createBlobs(journal),
    counters: createCounters(),
    close: () => store.close(),
  }
}
