import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Directory, Queue, Store } from '@throughline/core/kernel'
import type { Database } from './environment.ts'
import { kinds } from './kinds.ts'

export interface Storage {
  store: Store
  directory: Directory
  queue: Queue
  /** Finishes what was begun and lets go of the database. */
  close(): Promise<void>
}

/** Opens the storage that was configured; the driver of the other one is never loaded. */
export async function openStorage(database: Database): Promise<Storage> {
  if (database.kind === 'mongodb') {
    const { openMongo } = await import('@throughline/mongodb')
    return openMongo({ url: database.url, kinds })
  }
  const { openSqlite } = await import('@throughline/sqlite')
  if (database.file !== ':memory:') await mkdir(dirname(database.file), { recursive: true })
  return openSqlite({ file: database.file, kinds })
}
