import { AppError } from '../error.ts'

/** A part of what a storage holds: the records of a kind, or one of the others. */
export type HeldPart = `records/${string}` | 'changes' | 'directory' | 'jobs' | 'counters'

/**
 * One row of a part, the same in every storage:
 * `records/KIND` space, record as JSON · `changes` space, number, event as JSON · `directory` name, value, space, id, end ·
 * `jobs` id, type, space, payload as JSON, moment, moment from which it may be claimed, tries, lease · `counters` key, moment.
 */
export type HeldRow = readonly (string | number | null)[]

/**
 * All rows of a storage as they lie there, for whoever runs it: to copy them to another storage, and to check them. Files
 * are kept beside it. What it must do is said by `holdingsContract` in packages/contracts.
 */
export interface Holdings {
  /** Those that this storage keeps. */
  readonly parts: readonly HeldPart[]
  /** Every row of a part once, some at a time. */
  rows(part: HeldPart): AsyncIterable<readonly HeldRow[]>
  /** Adds rows to a storage that was opened to be filled. */
  add(part: HeldPart, rows: readonly HeldRow[]): Promise<void>
  /** All that was to be added is there: from now on servers may open it. */
  finish(): Promise<void>
  /** What contradicts itself in how it is kept, a sentence each: damaged pages, indices that differ from their records. */
  faults(): AsyncIterable<string>
  close(): Promise<void>
}

/**
 * How holdings are opened: to read them; or to fill what is empty, or what a filling that was stopped has left, which is
 * emptied first. No server opens what is not filled to the end.
 */
export type HoldingsUse = 'read' | 'fill'

/** Of a storage that is not empty and was to be filled. */
export const notEmpty = () => new Error('There is something in it already. Name a database that is empty.')

/** Of a storage that was filled in part. */
export const halfFilled = 'This database was filled in part only: “throughline migrate” or “throughline restore” was stopped. Run it again.'

/** Of a database that holds what this version does not know. */
export const writtenByNewer = 'This database was written by a newer version of Throughline. Start that version, or restore a backup.'

/** Whether no server serves a database as it is, however long it waits. */
export const isUnusable = (error: unknown): boolean =>
  error instanceof AppError && (error.message === halfFilled || error.message === writtenByNewer)
