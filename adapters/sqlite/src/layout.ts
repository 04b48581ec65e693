import { type IndexedValue, indexTokens, type Kind, keyOf, type Query, type QuerySpec, type StoredRecord } from '@throughline/core/kernel'
import { quoted, type Value } from './database.ts'

/** How a kind lies in the database. Tables that begin with an underscore belong to the store itself. */
export interface Layout {
  readonly kind: Kind
  readonly name: string
  /** The table's name, quoted. */
  readonly table: string
  /** Keys that have a column, in order; `id` has its own. */
  readonly keys: readonly string[]
  /** Definitions by name: what indexes there are. */
  readonly indexes: ReadonlyMap<string, string>
  /** The name of the index that each query reads by. */
  readonly readBy: ReadonlyMap<string, string>
  readonly each: readonly EachTable[]
  /** The full-text table's name, quoted, when the kind is searched. */
  readonly text: string | null
  readonly textName: string
}

/** A table that holds a row for every value of a query's `each`, in the query's order. */
export interface EachTable {
  readonly query: Query<StoredRecord>
  readonly name: string
  readonly definition: string
  /** What the primary key holds after `space`: where, each, order. */
  readonly keys: readonly string[]
  /** The columns of these, in the same order. */
  readonly columns: readonly string[]
}

/** The column that holds a key. */
export const column = (key: string) => (key === 'id' ? 'id' : quoted(`key_${key}`))

/**
 * What a query holds at all: trash is outside all but those that ask for it. The text of these conditions is part of each
 * partial index, and of whatever reads by it. `from` stands before the columns.
 */
export const holdsConditions = ({ trash, sparse }: QuerySpec, from = ''): string[] => [
  `${from}${column('deletedAt')} ${trash ? '<>' : '='} ''`,
  ...(sparse ? [`${from}${column(sparse)} <> ''`] : []),
]

const queryName = ({ kind, name }: Query<StoredRecord>) => `${kind}_${name}`

/** Whether the index that keeps ids unique serves the query: one less to write, and what lies in the trash is passed over. */
const isById = ({ where = [], each, trash, order }: QuerySpec) => order.length === 1 && where.length === 0 && !each && !trash

export function layoutOf(kind: Kind): Layout {
  if (!/^[a-z][a-z0-9-]*$/.test(kind.name)) throw new Error(`${kind.name} can not name a table.`)
  const queries = Object.values(kind.queries)
  const table = quoted(kind.name)
  const keys = new Set(['deletedAt', ...queries.flatMap(({ where = [], order }) => [...where, ...order])])
  keys.delete('id')
  const textName = `_text_${kind.name}`
  return {
    kind,
    name: kind.name,
    table,
    keys: [...keys].toSorted(),
    ...indexesOf(queries, kind.name),
    each: queries.filter(({ each }) => each).map(eachTable),
    text: kind.text ? quoted(textName) : null,
    textName,
  }
}

/** An index is read either way, so that queries of the same order, from either end, share one. */
function indexesOf(queries: readonly Query<StoredRecord>[], kind: string): Pick<Layout, 'indexes' | 'readBy'> {
  const names = new Map<string, string>()
  const readBy = new Map<string, string>()
  for (const query of queries.filter(({ each }) => !each)) {
    const held = heldBy(query)
    if (!isById(query) && !names.has(held)) names.set(held, queryName(query))
    readBy.set(query.name, names.get(held) ?? `sqlite_autoindex_${kind}_1`)
  }
  const definitions = [...names].map(([held, name]) => [name, `CREATE INDEX ${quoted(name)} ON ${quoted(kind)} ${held}`] as const)
  return { indexes: new Map(definitions), readBy }
}

/** What the index of a query holds, and of which records. */
function heldBy(query: Query<StoredRecord>) {
  const columns = new Set(['space', ...(query.where ?? []).map(column), ...query.order.map(column)])
  return `(${[...columns].join(', ')}) WHERE ${holdsConditions(query).join(' AND ')}`
}

export const eachTableName = (query: Query<StoredRecord>) => `_each_${queryName(query)}`

function eachTable(query: Query<StoredRecord>): EachTable {
  const { where = [], each = '', order } = query
  const name = eachTableName(query)
  const keys = [...new Set([...where, each, ...order])]
  const columns = keys.map((key) => (key === each ? 'value' : column(key)))
  const definitions = columns.map((name) => `${name} ${name === 'id' ? 'TEXT' : 'ANY'} NOT NULL`)
  const definition = `CREATE TABLE ${quoted(name)} (space INTEGER NOT NULL, ${definitions.join(', ')}, row INTEGER NOT NULL,
  PRIMARY KEY (space, ${columns.join(', ')})) STRICT, WITHOUT ROWID`
  return { query, name, keys, columns, definition }
}

/** Everything a record is found by. */
export interface Found {
  /** In the order of the layout's `keys`. */
  readonly keys: readonly IndexedValue[]
  /** For each of the layout's `each` tables, the rows without space and row number. */
  readonly each: readonly (readonly (readonly Value[])[])[]
  /** What search looks in; `null` when it must not find the record. */
  readonly texts: readonly string[] | null
}

/** A record as it is written. */
export interface Encoded extends Found {
  readonly id: string
  readonly version: number
  readonly json: string
}

export const encode = <R extends StoredRecord>(layout: Layout, record: R): Encoded => ({
  id: record.id,
  version: record.version,
  json: JSON.stringify(record),
  ...foundBy(layout, record),
})

export function foundBy<R extends StoredRecord>(layout: Layout, record: R): Found {
  const kind = layout.kind as unknown as Kind<R>
  const value = (key: string) => keyOf(kind, record, key) as IndexedValue
  return {
    keys: layout.keys.map(value),
    each: layout.each.map(({ query: { each = '', trash = false }, keys }) => {
      if ((record.deletedAt !== null) !== trash) return []
      const values = new Set([keyOf(kind, record, each)].flat())
      return [...values].map((one) => keys.map((key) => (key === each ? one : value(key))))
    }),
    texts: record.deletedAt === null ? (kind.text?.(record) ?? null) : null,
  }
}

const SPACE_DIGITS = 6

/** A token as it stands in the index: behind its space, so that no list of hits spans two spaces. */
export const spaceToken = (space: number, token: string) => spacePrefix(space) + token

const spacePrefix = (space: number) => space.toString(36).padStart(SPACE_DIGITS, '0')

/** Hits are looked up by the space and the first two or three letters at once. */
export const textDefinition = (name: string) =>
  `CREATE VIRTUAL TABLE ${quoted(name)} USING fts5(title, rest, content='', contentless_delete=1, tokenize='ascii', prefix='${SPACE_DIGITS + 2} ${SPACE_DIGITS + 3}')`

/** The columns of the full-text table: the most telling text, and all others. */
export function textColumns(space: number, [title = '', ...rest]: readonly string[]): [title: string, rest: string] {
  const prefix = spacePrefix(space)
  const tokens = (texts: readonly string[]) =>
    indexTokens(texts)
      .map((token) => prefix + token)
      .join(' ')
  return [tokens([title]), tokens(rest)]
}
