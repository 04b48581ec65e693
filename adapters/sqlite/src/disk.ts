import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Database } from './database.ts'
import { failureOf } from './failure.ts'

/** Takes the commits of a database to the disk while the event loop goes on. */
export interface Disk {
  /**
   * Resolves once all that was committed before survives a loss of power.
   * @throws AppError `unavailable` when the disk does not take it; the next call makes sure of it in another way, or throws again
   */
  sync(): Promise<void>
  close(): Promise<void>
}

/** From here on a commit of this connection waits for the disk no more, except where it empties the log: `sync` does. */
export function diskOf(database: Database): Disk {
  if (database.file === ':memory:') return { sync: async () => {}, close: async () => {} }
  database.exec('PRAGMA synchronous = NORMAL')
  let log: FileHandle | undefined
  let isUnsure = false

  return {
    async sync() {
      try {
        // A system that failed to write pages may call them written when it is asked again, so they are written anew, into the file.
        if (isUnsure) database.emptyLog()
        log ??= await openLog(`${database.file}-wal`)
        await log.datasync()
        isUnsure = false
      } catch (error) {
        isUnsure = true
        throw failureOf(error)
      }
    },
    async close() {
      await log?.close()
    },
  }
}

/** The log, which lies there as long as the database is open, and its name in the folder. */
async function openLog(file: string): Promise<FileHandle> {
  const log = await open(file, 'r+')
  try {
    // Windows knows no such thing.
    if (process.platform !== 'win32') await syncFolder(dirname(file))
    return log
  } catch (error) {
    await log.close()
    throw error
  }
}

async function syncFolder(path: string) {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
