import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { failureOf } from './failure.ts'

const BUSY_TIMEOUT_MS = 5000

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
