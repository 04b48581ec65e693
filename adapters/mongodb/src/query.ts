import { type AskedQuery, type IndexedValue, keysOfCursor, type PageRequest, type QuerySpec, type SpaceId } from '@throughline/core/kernel'
import type { Filter, Sort } from 'mongodb'
import type { RecordDocument } from './documents.ts'
import { type Sortable, sortable } from './sortable.ts'

/** Where a document keeps the value of a key. */
export const fieldOf = (key: string) => `k.${key}`

export interface Index {
  /** Field names; all ascending, since an index is read either way. */
  fields: readonly string[]
  unique?: boolean
}

/** The index that serves a query: what must be equal first, then its order. */
export const indexOf = ({ where = [], each, order }: QuerySpec): Index => ({
  fields: ['space', 'trashed', ...[...where, ...(each ? [each] : []), ...order].map(fieldOf)],
})

export const sortOf = ({ order, descending }: QuerySpec): Sort =>
  Object.fromEntries(order.map((key) => [fieldOf(key), descending ? -1 : 1]))

/** The documents a query asks for, from just after the page's cursor. */
export function filterOf(space: SpaceId, asked: AskedQuery, after?: PageRequest['after']): Filter<RecordDocument> {
  const { query, where, each, from, before } = asked
  const equal = Object.fromEntries((query.where ?? []).map((key, i) => [fieldOf(key), sortable(where[i] as IndexedValue)]))
  return {
    space,
    trashed: query.trash ?? false,
    ...equal,
    ...(query.each && each !== undefined && { [fieldOf(query.each)]: sortable(each) }),
    ...(query.range && (from ?? before) !== undefined && { [fieldOf(query.range)]: bounds(from, before) }),
    ...(after !== undefined && { $and: beyond(query, keysOfCursor(after, query).map(sortable)) }),
  }
}

const bounds = (from?: IndexedValue, before?: IndexedValue) => ({
  ...(from !== undefined && { $gte: sortable(from) }),
  ...(before !== undefined && { $lt: sortable(before) }),
})

/** What sorts after the given keys: equal up to some key, and beyond in that one. */
function beyond({ order, descending }: QuerySpec, keys: readonly Sortable[]): Filter<RecordDocument>[] {
  const past = descending ? '$lt' : '$gt'
  const fields = order.map(fieldOf)
  const steps = fields.map((name, i) => ({
    ...Object.fromEntries(fields.slice(0, i).map((equal, j) => [equal, keys[j]])),
    [name]: { [past]: keys[i] },
  }))
  // The bound on the first key is implied by the steps; it lets the index scan start there.
  return [{ [fields[0] as string]: { [`${past}e`]: keys[0] } }, { $or: steps }]
}
