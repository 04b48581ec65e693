import { chmodSync, existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { failureOf } from './failure.ts'

const BUSY_TIMEOUT_MS = 5000
/** SQLite's code for what another has locked. */
const BUSY = 5

/**
 * Copies a database file to another one, as it is at one moment, also while a server writes to it.
 * @throws AppError `unavailable` when it can not be read, or there is no room for the copy.
 */
export function copySqlite(file: string, copy: string): void {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
    try {
      database.prepare('VACUUM INTO ?').run(copy)
    } finally {
      database.close()
    }
    chmodSync(copy, 0o600)
  } catch (error) {
    throw failureOf(error)
  }
}

/** Whether another process has a database file open. */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false
  try {
    const database = new DatabaseSync(file)
    try {
      // Leaving the log behind asks for the file alone, which every open connection keeps others from.
      const { journal_mode } = database.prepare('PRAGMA journal_mode = DELETE').get() as { journal_mode: string }
      return journal_mode === 'wal'
    } finally {
      database.close()
    }
  } catch (error) {
    // Damaged or no database: then it is not in use, and whoever replaces it knows why.
    return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY
  }
}
