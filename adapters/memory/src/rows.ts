import { type AskedQuery, type IndexedValue, indexTokens, type Kind, keyOf, type StoredRecord } from '@throughline/core/kernel'
import { compareKeys, compareValues } from './compare.ts'

/** A stored record: its text, as a database would hold it, and what it is found by. */
export interface Row {
  readonly kind: string
  readonly id: string
  readonly json: string
  readonly version: number
  readonly deletedAt: string | null
  readonly keys: Readonly<Record<string, IndexedValue | readonly IndexedValue[]>>
  /** The tokens of each of the kind's texts, most telling first. */
  readonly tokens: readonly (readonly string[])[]
}

/** A record as it is held: its text, and what its queries and search look at. */
export function rowOf<R extends StoredRecord>(kind: Kind<R>, record: R): Row {
  const names = new Set(Object.values(kind.queries).flatMap(({ where = [], each, order }) => [...where, ...order, ...(each ? [each] : [])]))
  return {
    kind: kind.name,
    id: record.id,
    json: JSON.stringify(record),
    version: record.version,
    deletedAt: record.deletedAt,
    keys: Object.fromEntries([...names].map((name) => [name, keyOf(kind, record, name)])),
    tokens: record.deletedAt ? [] : (kind.text?.(record) ?? []).map((text) => indexTokens([text])),
  }
}

/** What a row is sorted by in a query. */
export const sortKeys = (row: Row, { query }: AskedQuery): IndexedValue[] => query.order.map((key) => single(row, key))

/** Whether a row is among those that a query asks for. */
export function matches(row: Row, { query, where, each, from, before }: AskedQuery): boolean {
  if ((row.deletedAt !== null) !== (query.trash ?? false)) return false
  if (query.where?.some((key, i) => single(row, key) !== where[i])) return false
  if (query.each && !many(row, query.each).includes(each as IndexedValue)) return false
  if (!query.range) return true
  const value = single(row, query.range)
  return (from === undefined || compareValues(value, from) >= 0) && (before === undefined || compareValues(value, before) < 0)
}

/** The rows a query asks for, in its order, from just after the given sort keys. */
export function sorted(rows: Iterable<Row>, asked: AskedQuery, after?: readonly IndexedValue[]): Row[] {
  const sign = asked.query.descending ? -1 : 1
  return [...rows]
    .filter((row) => matches(row, asked))
    .map((row) => ({ row, keys: sortKeys(row, asked) }))
    .filter(({ keys }) => !after || sign * compareKeys(keys, after) > 0)
    .sort((a, b) => sign * compareKeys(a.keys, b.keys))
    .map(({ row }) => row)
}

const single = (row: Row, key: string) => row.keys[key] as IndexedValue
const many = (row: Row, key: string) => [row.keys[key] ?? []].flat() as IndexedValue[]
