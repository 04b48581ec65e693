import { upcast } from '@throughline/core/kernel'
import { type Database, quoted } from './database.ts'
import { column, encode, type Layout, textDefinition } from './layout.ts'
import { writtenByNewer } from './migrations.ts'
import { createRows } from './rows.ts'

/** The version a kind's records are stored in; `null` when it has no table yet. */
const storedVersion = (database: Database, { name }: Layout) =>
  (database.get('SELECT version FROM _kind WHERE name = ?', name)?.[0] ?? null) as number | null

/** Whether records would have to be rewritten in a newer version. @throws AppError `unavailable` when theirs is newer still. */
export function isOlder(database: Database, layout: Layout): boolean {
  const version = storedVersion(database, layout)
  if (version !== null && version > layout.kind.version) throw writtenByNewer(database)
  return version !== null && version < layout.kind.version
}

/** Brings a kind's tables to what its declaration asks for, and its records to the present version. Within a transaction. */
export function reconcile(database: Database, layout: Layout): void {
  const version = storedVersion(database, layout)
  if (version === null) createTable(database, layout)
  const existing = definitions(database, layout)
  for (const [name, sql] of existing.indexes) if (layout.indexes.get(name) !== sql) database.exec(`DROP INDEX ${quoted(name)}`)
  const incomplete = [
    alterColumns(database, layout),
    alterEach(database, layout, existing.tables),
    alterText(database, layout, existing.tables),
  ]
  if (version !== null && (version !== layout.kind.version || incomplete.includes(true))) refill(database, layout, version)
  for (const [name, sql] of layout.indexes) if (existing.indexes.get(name) !== sql) database.exec(sql)
  // Most starts find everything as it is to be: a commit that wrote nothing does not wait for the disk.
  if (version !== layout.kind.version)
    database.run('INSERT INTO _kind VALUES (?, ?) ON CONFLICT DO UPDATE SET version = excluded.version', layout.name, layout.kind.version)
}

/** With all its columns: SQLite checks a whole table for each one that is added. */
function createTable(database: Database, { table, keys }: Layout) {
  const columns = keys.map((key) => `${keyColumn(key)}, `).join('')
  database.exec(
    `CREATE TABLE ${table} (row INTEGER PRIMARY KEY, space INTEGER NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL,
       record TEXT NOT NULL, ${columns}UNIQUE (space, id)) STRICT`,
  )
}

const keyColumn = (key: string) => `${column(key)} ANY NOT NULL DEFAULT ''`

/** What there is for the kind in the database, by name. */
function definitions(database: Database, { name }: Layout) {
  const indexes = database.all(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`, name)
  const tables = database.all(
    `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND (name = ? OR name GLOB ?)`,
    `_text_${name}`,
    `_each_${name}_*`,
  )
  return { indexes: new Map(indexes as [string, string][]), tables: new Map(tables as [string, string][]) }
}

/** Whether a column was added, which is empty yet. */
function alterColumns(database: Database, { name, table, keys }: Layout): boolean {
  const wanted = keys.map(column)
  const present = database.all('SELECT name FROM pragma_table_info(?)', name).map(([each]) => quoted(each as string))
  for (const each of present)
    if (each.startsWith('"key_') && !wanted.includes(each)) database.exec(`ALTER TABLE ${table} DROP COLUMN ${each}`)
  const missing = keys.filter((key) => !present.includes(column(key)))
  for (const key of missing) database.exec(`ALTER TABLE ${table} ADD COLUMN ${keyColumn(key)}`)
  return missing.length > 0
}

function alterEach(database: Database, { each }: Layout, tables: ReadonlyMap<string, string>): boolean {
  const wanted = new Map(each.map(({ name, definition }) => [name, definition]))
  for (const [name, sql] of tables) if (name.startsWith('_each_') && wanted.get(name) !== sql) database.exec(`DROP TABLE ${quoted(name)}`)
  const missing = [...wanted].filter(([name, definition]) => tables.get(name) !== definition)
  for (const [, definition] of missing) database.exec(definition)
  return missing.length > 0
}

function alterText(database: Database, { text, textName }: Layout, tables: ReadonlyMap<string, string>): boolean {
  const definition = text ? textDefinition(textName) : undefined
  const present = tables.get(textName)
  if (present === definition) return false
  if (present) database.exec(`DROP TABLE ${quoted(textName)}`)
  if (!definition) return false
  database.exec(definition)
  // A hit in the first text weighs ten times one in the others.
  database.exec(`INSERT INTO ${text} (${text}, rank) VALUES ('rank', 'bm25(10.0, 1.0)')`)
  // Half of a segment may be outdated before it is merged; at the default of a tenth, edits pause for it every so often.
  database.exec(`INSERT INTO ${text} (${text}, rank) VALUES ('deletemerge', 50)`)
  return true
}

const CHUNK = 500

function refill(database: Database, layout: Layout, from: number) {
  const rows = createRows(database, layout)
  for (const { name } of layout.each) database.exec(`DELETE FROM ${quoted(name)}`)
  if (layout.text) database.exec(`INSERT INTO ${layout.text} (${layout.text}) VALUES ('delete-all')`)
  const next = `SELECT row, space, record FROM ${layout.table} WHERE row > ? ORDER BY row LIMIT ${CHUNK}`
  for (let chunk = database.all(next, 0); chunk.length > 0; chunk = database.all(next, chunk.at(-1)?.[0] ?? 0))
    for (const [row, space, json] of chunk as [number, number, string][])
      rows.refill(space, row, encode(layout, upcast(layout.kind, JSON.parse(json), from)))
}
