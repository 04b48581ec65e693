import type { z } from 'zod'
import type { ArchiveRule } from './archive.ts'
import type { StoredRecord } from './record.ts'

/** What a key may be. `null` sorts and compares as the empty string, `false` as 0 and `true` as 1. */
export type KeyValue = string | number | boolean | null

/** What an index holds. Numbers come before strings, and strings stand in the order of their code points. */
export type IndexedValue = string | number

/**
 * A way of reading a kind that every store keeps an index for. Names refer to the kind's `keys`
 * or, where there is none of that name, to the record's own fields.
 */
export interface QuerySpec {
  /** Keys that must equal a given value. */
  readonly where?: readonly string[]
  /** One key that holds several values, of which one must equal the given value. */
  readonly each?: string
  /**
   * A key of `where`, or the `range`, that records without it (`null`) are in no answer for: the query is asked with a
   * value for it always, so that a store need not index those.
   */
  readonly sparse?: string
  /** The key bounded by `from` (inclusive) and `before` (exclusive); it leads `order`. */
  readonly range?: string
  /** Sort keys, ending in `id` so that the order is total. All go the same way. */
  readonly order: readonly string[]
  readonly descending?: boolean
  /** Reads what lies in the trash instead of what does not. */
  readonly trash?: boolean
}

export interface Query<R> extends QuerySpec {
  readonly kind: string
  readonly name: string
  /** Type only: what the query answers. */
  readonly record?: R
}

export type KeyOf<R> = Computed<R>['key']

// Written as methods, so that a `Kind<Task>` may be passed where any `Kind` is meant.
interface Computed<R> {
  key(record: R): KeyValue | readonly KeyValue[]
}

/** A sort of record, declared once. Stores learn from it what to index; nothing else describes a record. */
export interface Kind<R extends StoredRecord = StoredRecord> {
  readonly name: string
  /** What people call one. */
  readonly noun: string
  readonly schema: z.ZodType<R, unknown>
  /** The schema version that new records are written in. */
  readonly version: number
  /** `upcasters[n]` turns a record of version n into one of version n + 1. */
  readonly upcasters: Readonly<Record<number, (old: Record<string, unknown>) => Record<string, unknown>>>
  readonly keys: Readonly<Record<string, KeyOf<R>>>
  readonly queries: Readonly<Record<string, Query<R>>> & Readonly<Record<keyof typeof everywhere, Query<R>>>
  /** The texts that search looks in, most telling first; absent when the kind is not searched. */
  text?(record: R): readonly string[]
  /** How it goes into the archive of its owner; `null` for what says nothing of theirs, such as a session. */
  readonly archive?: ArchiveRule<R> | null
}

interface KindSpec<R extends StoredRecord, Q extends Record<string, QuerySpec>> {
  schema: z.ZodType<R, unknown>
  version: number
  /** Where people call one something else than its name says. */
  noun?: string
  upcasters?: Kind<R>['upcasters']
  /** Computed keys: pure functions of the record, free of clock and reader. */
  keys?: Record<string, KeyOf<NoInfer<R>>>
  queries: Q
  text?: (record: R) => readonly string[]
  archive?: ArchiveRule<NoInfer<R>> | null
}

const everywhere = {
  all: { order: ['id'] },
  trash: { range: 'deletedAt', order: ['deletedAt', 'id'], descending: true, trash: true },
} satisfies Record<string, QuerySpec>

type Queries<R, Q> = { readonly [K in keyof Q | keyof typeof everywhere]: Query<R> }

/**
 * Declares a kind. Every kind also has the queries `all` (by id) and `trash` (newest first).
 * @throws Error when a query's order is not total, its range does not lead the order, or it is sparse in what is not asked for.
 */
export function defineKind<R extends StoredRecord, const Q extends Record<string, QuerySpec>>(
  name: string,
  { noun = name.replaceAll('-', ' '), upcasters = {}, keys = {}, queries, ...spec }: KindSpec<R, Q>,
): Kind<R> & { readonly queries: Queries<R, Q> } {
  const named = Object.entries<QuerySpec>({ ...everywhere, ...queries }).map(([key, query]) => {
    if (query.order.at(-1) !== 'id') throw new Error(`The order of ${name}.${key} must end in id.`)
    if (query.range && query.order[0] !== query.range) throw new Error(`The range of ${name}.${key} must lead its order.`)
    if (query.sparse && query.range !== query.sparse && !query.where?.includes(query.sparse))
      throw new Error(`What ${name}.${key} is sparse in must be asked for.`)
    return [key, { ...query, kind: name, name: key }] as const
  })
  return { name, noun, ...spec, upcasters, keys, queries: Object.fromEntries(named) as unknown as Queries<R, Q> }
}

/** The value (or values) of a key of a record, as a store indexes it. */
export function keyOf<R extends StoredRecord>(kind: Kind<R>, record: R, key: string): IndexedValue | IndexedValue[] {
  const value = kind.keys[key]?.(record) ?? (record as unknown as Record<string, KeyValue | readonly KeyValue[] | undefined>)[key]
  return isMany(value) ? value.map(indexed) : indexed(value)
}

/** A key value as it is indexed. */
export const indexed = (value: KeyValue | undefined): IndexedValue => (typeof value === 'boolean' ? Number(value) : (value ?? ''))

const isMany = (value: unknown): value is readonly KeyValue[] => Array.isArray(value)

/** Brings a stored body of an older schema version up to the kind's own. */
export function upcast<R extends StoredRecord>(kind: Kind<R>, body: Record<string, unknown>, from: number): R {
  let record = body
  for (let version = from; version < kind.version; version++) {
    const step = kind.upcasters[version]
    if (!step) throw new Error(`${kind.name} has no upcaster from version ${version}.`)
    record = step(record)
  }
  return record as unknown as R
}
