import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Blobs, type Counters, type Directory, isUnusable, type Queue, type Store } from '@throughline/core/kernel'
import { kinds } from '@throughline/core/kinds'
import type { Environment } from './environment.ts'

export interface Storage {
  store: Store
  directory: Directory
  queue: Queue
  blobs: Blobs
  /** What all processes over it count together; `null` where there is but one. */
  counters: Counters | null
  /** Finishes what was begun and lets go of the database. */
  close(): Promise<void>
}

/** Opens the storage that was configured, with files in `dataDir` where the database takes none; the driver of the other one is never loaded. */
export async function openStorage(
  { database, dataDir }: Pick<Environment, 'database' | 'dataDir'>,
  committed?: () => void,
): Promise<Storage> {
  if (database.kind === 'mongodb') {
    const { openMongo } = await import('@throughline/mongodb')
    return openMongo({ url: database.url, kinds })
  }
  const [{ openSqlite }, { createFileBlobs }] = await Promise.all([import('@throughline/sqlite'), import('@throughline/blobs')])
  if (database.file !== ':memory:') await mkdir(dirname(database.file), { recursive: true, mode: 0o700 })
  return {
    ...openSqlite({ file: database.file, kinds, ...(committed && { committed }) }),
    blobs: createFileBlobs({ folder: join(dataDir, 'blobs') }),
    counters: null,
  }
}

/** Milliseconds for which a start waits for a database elsewhere to answer. */
const FIRST_ANSWER = 1_000

/**
 * Refuses a database that no server serves as it is. One that does not answer may come back, and is waited for by who asks.
 * @throws AppError `unavailable`
 */
export async function expectUsable({ store, close }: Storage): Promise<void> {
  const refused = store.ready().then(
    () => null,
    (error: unknown) => (isUnusable(error) ? error : null),
  )
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, FIRST_ANSWER, null)
  const error = await Promise.race([refused, late])
  clearTimeout(timer)
  if (!error) return
  await close()
  throw error
}
