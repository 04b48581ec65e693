import { type Blobs, type Counters, type Directory, declaredKinds, type Kind, type Queue, type Store } from '@throughline/core/kernel'
import { createBlobs } from './blobs.ts'
import { createCounters } from './counters.ts'
import { createDirectory } from './directory.ts'
import { createQueue } from './queue.ts'
import { createStore } from './store.ts'

export interface MemoryStorage {
  store: Store
  directory: Directory
  queue: Queue
  blobs: Blobs
  counters: Counters
  close(): Promise<void>
}

/** Storage that lives as long as the process or page: for the demo and for tests. */
export function createMemoryStorage({ kinds }: { kinds: readonly Kind[] }): MemoryStorage {
  const store = createStore(declaredKinds(kinds))
  return {
    store,
    directory: createDirectory(),
    queue: createQueue(),
    blobs: createBlobs(),
    counters: createCounters(),
    close: () => store.close(),
  }
}
