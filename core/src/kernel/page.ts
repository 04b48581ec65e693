import { AppError } from './error.ts'
import type { IndexedValue, QuerySpec } from './kind.ts'

export const DEFAULT_LIMIT = 50
export const MAX_LIMIT = 200

/** Where the next page begins: the sort keys of the last row, as JSON text. Transports make it opaque. */
export type Cursor = string

export interface PageRequest {
  /** 1–200. */
  limit: number
  after?: Cursor | undefined
}

export interface Page<T> {
  items: T[]
  nextCursor: Cursor | null
}

export const cursorOf = (keys: readonly IndexedValue[]): Cursor => JSON.stringify(keys)

/**
 * The sort keys a cursor stands for.
 * @throws AppError `validation` when it was not made by this query.
 */
export function keysOfCursor(cursor: Cursor, query: QuerySpec): IndexedValue[] {
  const keys = keysIn(cursor)
  if (keys.length === query.order.length && keys.every((key) => ['string', 'number'].includes(typeof key))) return keys as IndexedValue[]
  throw badCursor()
}

/** What a cursor holds, for who made it to check; nothing where it is none. */
export function keysIn(cursor: Cursor): unknown[] {
  try {
    const keys: unknown = JSON.parse(cursor)
    return Array.isArray(keys) ? keys : []
  } catch {
    return []
  }
}

export const badCursor = () =>
  new AppError('validation', 'The cursor does not belong to this list.', {
    faults: [{ pointer: '/cursor', code: 'invalid_cursor', message: 'Use the nextCursor of this very list.' }],
  })
