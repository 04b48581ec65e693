import { AppError } from '../error.ts'
import type { IndexedValue, QuerySpec } from '../record/kind.ts'

export const DEFAULT_LIMIT = 50
export const MAX_LIMIT = 200

/** Where the next page begins: the sort keys of the last row, as JSON text. Transports make it opaque. */
export type Cursor = string

/**
 * UTF-16 units of records after which a page that is read as text ends, whatever its limit: two hundred records may be long, and
 * who asks for many such pages at once is to cost no more memory than that.
 */
export const MAX_PAGE_TEXT = 4_000_000

/** How many of the records of a page, as texts in its order, fit into one; at least one. */
export function textsThatFit(texts: readonly string[]): number {
  let length = 0
  const over = texts.findIndex((text) => {
    length += text.length
    return length > MAX_PAGE_TEXT
  })
  return over < 0 ? texts.length : Math.max(1, over)
}

export interface PageRequest {
  /** 1–200. */
  limit: number
  after?: Cursor | undefined
}

export interface Page<T> {
  items: T[]
  nextCursor: Cursor | null
}

/** What the next page is asked with: the sort keys of the last record of this one. */
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

/** The refusal of a cursor that another list, or nobody, has made: AppError `validation`. */
export const badCursor = () =>
  new AppError('validation', 'The cursor does not belong to this list.', {
    faults: [{ pointer: '/cursor', code: 'invalid_cursor', message: 'Use the nextCursor of this very list.' }],
  })
