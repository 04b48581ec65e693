import { AppError } from '@throughline/core/kernel'

// Primary result codes of SQLite that say something of the world and not of the statement.
const sentences: Readonly<Record<number, string>> = {
  3: 'The data file may not be accessed. Check who owns it.',
  5: 'The database is in use by another program. Try again in a moment.',
  6: 'The database is in use by another program. Try again in a moment.',
  7: 'There is not enough memory for the database.',
  8: 'The data file is read-only. Check its permissions and those of its folder.',
  10: 'The data file could not be read or written. Check the disk.',
  11: 'The data file is damaged. Restore it from a backup.',
  13: 'The disk is full, so nothing can be saved.',
  14: 'The data file could not be opened. Check its folder and permissions.',
  26: 'The data file is damaged or no Throughline database.',
}

/** What the system says of a file, as SQLite would. */
const bySystem: Readonly<Record<string, number>> = { EACCES: 3, EPERM: 3, EROFS: 8, EIO: 10, EDQUOT: 13, ENOSPC: 13 }

const RETRY_SECONDS = 5

/** A failure of the storage as the error a person is told; any other error as it is. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code = '', errcode } = error as Error & { code?: string; errcode?: number }
  if (code === 'ERR_INVALID_STATE') return new AppError('unavailable', 'The database is closed.')
  const number = code === 'ERR_SQLITE_ERROR' ? errcode : bySystem[code]
  const sentence = number !== undefined ? sentences[number & 0xff] : undefined
  if (!sentence) return error
  return Object.assign(new AppError('unavailable', sentence, { retryAfter: RETRY_SECONDS }), { cause: error })
}
