import type { ZipLimits } from '../../zip/index.ts'
import type { WrittenEntry } from './entry-plan.ts'

/** Whose journal comes in. */
export interface JournalContext {
  /** Of entries that name none. */
  timeZone: string
  /** What the account has already. */
  written: readonly WrittenEntry[]
}

/** Bytes of all texts of an archive together. */
export const MAX_TEXTS = 64 * 1024 * 1024

/** Its photos are read one by one, and judged by the room there is. */
export const JOURNAL_LIMITS: ZipLimits = { entries: 100_000, unpacked: Number.POSITIVE_INFINITY }
