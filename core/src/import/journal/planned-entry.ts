import type { JournalEntry } from '../../journal/index.ts'

/**
 * Text of an entry as it stands; or in its place the address of one of its files, by its place among them, or of an entry of
 * the same import, by its key.
 */
export type EntryPiece = string | { file: number } | { entry: string }

/** A file of the archive that comes along with an entry. */
export interface PlannedFile {
  /** Where it lies in the archive. */
  path: string
  /** What it will be called. */
  name: string
  /** Bytes. */
  size: number
}

/** An entry as a file describes it. */
export interface PlannedEntry
  extends Pick<
    JournalEntry,
    'title' | 'entryDate' | 'entryAt' | 'timeZone' | 'mood' | 'feelings' | 'energy' | 'tags' | 'starred' | 'prompt'
  > {
  /** Its number in the file, from 1; `null` where each has a file of its own. */
  line: number | null
  /** What other entries of the file name it by. */
  keys: readonly string[]
  text: readonly EntryPiece[]
  /** Those that the text names. */
  files: readonly PlannedFile[]
}
