import { type Blobs, type Counters, type Directory, declaredKinds, type Kind, type Queue, type Store } from '@throughline/core/kernel'
import { type Db, MongoClient } from 'mongodb'
import { createBlobs } from './blobs.ts'
import { collectionsOf } from './collections.ts'
import { createCounters } from './counters.ts'
import { createDirectory } from './directory.ts'
import { EndingConnection } from './ending-connection.ts'
import { createFeed } from './feed.ts'
import { prepare } from './prepare.ts'
import { createQueue } from './queue.ts'
import { createRelay } from './relay.ts'
import { createSession } from './session.ts'
import { createStore } from './store.ts'
import { createWatches } from './watches.ts'

export interface MongoOptions {
  /** A connection string; its path names the database, `throughline` when it has none. */
  url: string
  kinds: readonly Kind[]
}

export interface MongoStorage {
  readonly store: Store
  readonly directory: Directory
  readonly queue: Queue
  readonly blobs: Blobs
  readonly counters: Counters
  /** Finishes what was begun and lets go of the database. */
  close(): Promise<void>
}

/** How often events left behind by other processes are looked for, in milliseconds. */
const SWEEP_MS = 30_000

/** How long an operation waits for a server that can be written to, in milliseconds, unless the connection string says. */
const SERVER_SELECTION_MS = 5_000

/** How long a server may take to answer, and a write to reach the majority of its replica set, in milliseconds. */
const ANSWER_MS = 30_000

/**
 * Storage in MongoDB, or in a server that speaks its protocol. Connects at the first use, and again after an outage.
 * @throws Error for a malformed connection string.
 */
export function openMongo({ url, kinds }: MongoOptions): MongoStorage {
  return storageIn(databaseAt(url), kinds)
}

/** @throws Error for a malformed connection string. */
export function databaseAt(url: string): Db {
  // Known to the driver, and missing in its types.
  const connections = { connectionType: EndingConnection }
  const client = new MongoClient(url, {
    appName: 'throughline',
    ...connections,
    // What was acknowledged outlives the loss of a minority of servers, and nothing is read that might not.
    writeConcern: { w: 'majority', wtimeoutMS: ANSWER_MS },
    readConcern: { level: 'majority' },
    readPreference: 'primary',
    socketTimeoutMS: ANSWER_MS,
    ...(/[?&]serverSelectionTimeoutMS=/i.test(url) ? {} : { serverSelectionTimeoutMS: SERVER_SELECTION_MS }),
  })
  const database = /^mongodb(?:\+srv)?:\/\/[^/?]+\/([^?]+)/.exec(url)?.[1]
  return client.db(database ? decodeURIComponent(database) : 'throughline')
}

/** The storage in a database. Closing it closes the client of the database. */
export function storageIn(db: Db, kinds: readonly Kind[]): MongoStorage & { sweep(): Promise<void> } {
  const collections = collectionsOf(db, declaredKinds(kinds))
  const feed = createFeed(collections.changes)
  const watches = createWatches(feed)
  const relay = createRelay(collections.kinds.all.map(collections.of), feed, watches.advanced)
  const prepared = async () => {
    await prepare(collections)
    await relay.sweep()
  }
  const session = createSession(prepared, () => db.command({ ping: 1 }))
  const sweep = () => session.run(relay.sweep)

  // What one sweep cannot do the next will.
  const sweeping = setInterval(() => void sweep().catch(() => {}), SWEEP_MS).unref()

  async function end() {
    clearInterval(sweeping)
    watches.close()
    await session.end()
    await db.client.close()
  }
  let ending: Promise<void> | undefined
  const close = () => {
    ending ??= end()
    return ending
  }

  return {
    store: createStore({ collections, feed, relay, watches, session, close }),
    directory: createDirectory(collections.directory, session),
    queue: createQueue(collections.queue, session),
    blobs: createBlobs(db, session),
    counters: createCounters(collections.counters, session),
    sweep,
    close,
  }
}
