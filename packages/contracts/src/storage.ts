import type { Directory, Kind, Queue, Store } from '@throughline/core/kernel'

/** What every storage adapter opens. */
export interface Storage {
  store: Store
  directory: Directory
  queue: Queue
  close(): Promise<void>
}

/** Opens an empty storage for these kinds; whatever it made outside the process is removed by the caller. */
export type OpenStorage = (kinds: readonly Kind[]) => Promise<Storage> | Storage
