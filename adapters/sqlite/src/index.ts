import { type Directory, declaredKinds, type Kind, type Queue, type Store } from '@throughline/core/kernel'
import { Database } from './database.ts'
import { createDirectory } from './directory.ts'
import { createFeed } from './feed.ts'
import { type Layout, layoutOf } from './layout.ts'
import { backUp, migrate, recognise } from './migrations.ts'
import { createQueue } from './queue.ts'
import { isOlder, reconcile } from './reconcile.ts'
import { createSpaces } from './spaces.ts'
import { createStore } from './store.ts'
import { createWriter } from './writer.ts'

export { copySqlite, isInUse } from './copy.ts'
export { openSqliteHoldings } from './holdings.ts'

export interface SqliteStorage {
  store: Store
  directory: Directory
  queue: Queue
  /** Finishes the saves that wait, and closes the file. */
  close(): Promise<void>
}

/**
 * Opens the storage in a file, or in memory with `:memory:`, and brings it up to date; a file whose
 * records have to be rewritten for that is copied first, to `<file>.<moment>.backup` beside it.
 * @throws AppError `unavailable` when the file can not be used, or was written by a newer version.
 * @param opened.committed told of each commit that writes have shared
 */
export function openSqlite({ file, kinds, committed }: { file: string; kinds: readonly Kind[]; committed?(): void }): SqliteStorage {
  const declared = declaredKinds(kinds)
  const layouts = declared.all.map(layoutOf)
  const database = new Database(file)
  try {
    prepare(database, layouts)
  } catch (error) {
    database.close()
    throw error
  }
  const feed = createFeed(database)
  const announce = () => {
    feed.announce()
    committed?.()
  }
  const writer = createWriter(database, { undone: feed.forget, committed: announce })
  const close = async () => {
    await writer.finish()
    feed.close()
    database.close()
  }
  return {
    store: createStore({ database, kinds: declared, layouts, spaces: createSpaces(database, writer), feed, writer, close }),
    directory: createDirectory(database, writer),
    queue: createQueue(database, writer),
    close,
  }
}

function prepare(database: Database, layouts: readonly Layout[]) {
  const schema = recognise(database)
  if (schema !== 'empty' && (layouts.filter((layout) => isOlder(database, layout)).length > 0 || schema === 'older')) backUp(database)
  migrate(database)
  const all = () => {
    for (const layout of layouts) reconcile(database, layout)
  }
  // A new file waits for the disk once. One with records may have to rewrite them, kind by kind.
  if (schema === 'empty') return database.transaction(all)
  for (const layout of layouts) database.transaction(() => reconcile(database, layout))
}
