import {
  type AskedQuery,
  cursorOf,
  type EachValue,
  type IndexedValue,
  keyOf,
  keysOfCursor,
  type PageRequest,
  type QuerySpec,
} from '@throughline/core/kernel'
import { type Database, quoted, type Value } from './database.ts'
import { column, eachTableName, holdsConditions, type Layout } from './layout.ts'

/** The texts of the records of a page, and where the next one begins. */
export interface TextPage {
  texts: string[]
  nextCursor: string | null
}

/**
 * Reads a page of a query from the index that is declared for it, and no other.
 * @param fits how many of the texts the page may hold, where not all that its limit lets in
 */
export function selectPage(
  database: Database,
  layout: Layout,
  asked: AskedQuery,
  space: number,
  { limit, after }: PageRequest,
  fits?: (texts: readonly string[]) => number,
): TextPage {
  const { query } = asked
  const { source, conditions, values } = selection(layout, asked, space, {
    after: after === undefined ? undefined : keysOfCursor(after, query),
  })
  const order = query.order.map((key) => ordered(query, column(key)))
  const sql = `SELECT ${recordOf(layout, query)} FROM ${source} WHERE ${conditions.join(' AND ')} ORDER BY ${order.join(', ')} LIMIT ?`
  const texts = database.all(sql, ...values, limit + 1).map(([text]) => text as string)
  const most = fits ? Math.min(limit, fits(texts)) : limit
  if (texts.length <= most) return { texts, nextCursor: null }
  texts.length = most
  // Reading the keys of one row out of its record is cheaper than having SQLite hand out those of all.
  const last = JSON.parse(texts.at(-1) as string)
  return { texts, nextCursor: cursorOf(query.order.map((key) => keyOf(layout.kind, last, key) as IndexedValue)) }
}

/** The texts of all records for each of some values of a key; `asked` names any of them. */
export function selectEach(database: Database, layout: Layout, asked: AskedQuery, space: number, each: EachValue): Map<string, string[]> {
  const { query } = asked
  const { source, conditions, values } = selection(layout, asked, space, { each })
  // As the index lies, so that nothing is sorted.
  const order = [keyColumn(query, each.key), ...query.order.map(column)].map((name) => ordered(query, name))
  const fields = `f.${keyColumn(query, each.key)}, ${recordOf(layout, query)}`
  const sql = `SELECT ${fields} FROM ${source} WHERE ${conditions.join(' AND ')} ORDER BY ${order.join(', ')}`
  const rows = database.all(sql, ...values) as unknown as [value: string, text: string][]
  const found = new Map<string, string[]>()
  for (const [value, text] of rows) {
    const texts = found.get(value)
    if (texts) texts.push(text)
    else found.set(value, [text])
  }
  return found
}

export function selectCount(database: Database, layout: Layout, asked: AskedQuery, space: number): number {
  const { source, conditions, values } = selection(layout, asked, space)
  return database.get(`SELECT count(*) FROM ${source} WHERE ${conditions.join(' AND ')}`, ...values)?.[0] as number
}

/** The same for each of some values of a key of `where`; `asked` names any of them. */
export function selectCounts(database: Database, layout: Layout, asked: AskedQuery, space: number, each: EachValue): Map<string, number> {
  const { source, conditions, values } = selection(layout, asked, space, { each })
  const key = `f.${keyColumn(asked.query, each.key)}`
  const sql = `SELECT ${key}, count(*) FROM ${source} WHERE ${conditions.join(' AND ')} GROUP BY ${key}`
  return new Map(database.all(sql, ...values) as unknown as [string, number][])
}

const recordOf = ({ table }: Layout, { each }: QuerySpec) => (each ? `(SELECT record FROM ${table} t WHERE t.row = f.row)` : 'f.record')

const ordered = ({ descending }: QuerySpec, name: string) => `f.${name}${descending ? ' DESC' : ''}`

/** The column a query finds the values of a key in. */
const keyColumn = ({ each }: QuerySpec, key: string) => (key === each ? 'value' : column(key))

interface Narrowed {
  /** The keys to begin after. */
  after?: readonly IndexedValue[] | undefined
  /** Several values in the place of the one asked for. */
  each?: EachValue
}

function selection(layout: Layout, asked: AskedQuery, space: number, { after, each: many }: Narrowed = {}) {
  const { query, where, each, from, before } = asked
  const conditions = ['f.space = ?']
  const values: Value[] = [space]
  const add = (condition: string, ...bound: Value[]) => {
    conditions.push(condition)
    values.push(...bound)
  }
  const equals = (key: string, value: Value) => {
    if (key === many?.key) add(`f.${keyColumn(query, key)} IN (SELECT value FROM json_each(?))`, JSON.stringify(many.values))
    else add(`f.${keyColumn(query, key)} = ?`, value)
  }
  for (const [i, key] of (query.where ?? []).entries()) equals(key, where[i] as Value)
  if (query.each && each !== undefined) equals(query.each, each)
  else conditions.push(...holdsConditions(query, 'f.'))
  if (after) {
    const order = query.order.map((key) => `f.${column(key)}`)
    add(`(${order.join(', ')}) ${query.descending ? '<' : '>'} (${order.map(() => '?').join(', ')})`, ...after)
  }
  if (query.range) {
    // The cursor says where to enter the index; the bound on that side is then only checked (`+` keeps it from steering).
    const range = `f.${column(query.range)}`
    if (from !== undefined) add(`${after && !query.descending ? '+' : ''}${range} >= ?`, from)
    if (before !== undefined) add(`${after && query.descending ? '+' : ''}${range} < ?`, before)
  }
  const source = query.each
    ? `${quoted(eachTableName(query))} f`
    : `${layout.table} f INDEXED BY ${quoted(layout.readBy.get(query.name) as string)}`
  return { source, conditions, values }
}
