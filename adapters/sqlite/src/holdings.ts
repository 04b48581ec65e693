import { existsSync, rmSync } from 'node:fs'
import {
  type DeclaredKinds,
  declaredKinds,
  type HeldPart,
  type HeldRow,
  type Holdings,
  type HoldingsUse,
  type Kind,
  notEmpty,
} from '@throughline/core/kernel'
import { Database, placeholders, quoted, type Row } from './database.ts'
import { encode, type Layout, layoutOf } from './layout.ts'
import { FILLING, isHalfFilled, migrate, recognise } from './migrations.ts'
import { isOlder, reconcile } from './reconcile.ts'
import { createRows } from './rows.ts'
import { faultsOf } from './soundness.ts'

/** Rows read, or added, in one go. */
const AT_ONCE = 500

interface HoldingsOptions {
  file: string
  kinds: readonly Kind[]
  use: HoldingsUse
}

/** Tables of the store's own, by part: the key that leads them, and what a row holds. */
const own: Readonly<Record<string, { table: string; key: readonly string[]; columns: readonly string[] }>> = {
  directory: { table: '_directory', key: ['name', 'value'], columns: ['name', 'value', 'space', 'id', 'expires_at'] },
  jobs: { table: '_job', key: ['id'], columns: ['id', 'type', 'space', 'payload', 'run_at', 'available_at', 'attempt', 'lease'] },
}

/**
 * All that a database file holds. To be read it is opened without changing it, also while a server serves from it.
 * @throws AppError `unavailable` when the file can not be used, is of another version or is another program's.
 * @throws Error when it was to be filled and is not empty.
 */
export function openSqliteHoldings({ file, kinds, use }: HoldingsOptions): Holdings {
  const declared = declaredKinds(kinds)
  const layouts = declared.all.map(layoutOf)
  const database = use === 'fill' ? fillable(file, layouts) : readable(file, layouts)
  return holdingsIn(database, declared, layouts)
}

function readable(file: string, layouts: readonly Layout[]): Database {
  if (!existsSync(file)) throw new Error(`There is no database ${file}.`)
  const database = new Database(file, { readOnly: true })
  try {
    const state = recognise(database)
    if (state !== 'present' || layouts.some((layout) => isOlder(database, layout)))
      throw new Error(`The database ${file} was written by an earlier version. Start the server once, which brings it up to date.`)
    // All that follows is read from one state of it, whatever is written meanwhile.
    database.exec('BEGIN')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function fillable(file: string, layouts: readonly Layout[]): Database {
  let database = new Database(file)
  try {
    if (isHalfFilled(database)) {
      database.close()
      for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
      database = new Database(file)
    }
    const state = recognise(database)
    if (state !== 'empty' && holdsAnything(database)) throw notEmpty()
    database.exec(`CREATE TABLE ${FILLING} (since INTEGER) STRICT`)
    migrate(database)
    for (const layout of layouts) database.transaction(() => reconcile(database, layout))
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const holdsAnything = (database: Database): boolean =>
  ['_space', '_directory', '_job'].some((table) => database.get(`SELECT 1 FROM ${table} LIMIT 1`) !== undefined)

function holdingsIn(database: Database, declared: DeclaredKinds, layouts: readonly Layout[]): Holdings {
  const byName = new Map(layouts.map((layout) => [layout.name, { layout, rows: createRows(database, layout) }]))
  const tableOf = (part: HeldPart) => {
    const { name } = declared.of({ name: part.slice('records/'.length) })
    return byName.get(name) as { layout: Layout; rows: ReturnType<typeof createRows> }
  }

  function claim(space: string): number {
    database.run('INSERT INTO _space (id) VALUES (?) ON CONFLICT DO NOTHING', space)
    return database.get('SELECT number FROM _space WHERE id = ?', space)?.[0] as number
  }

  /** What adds one row of a part. */
  function adding(part: HeldPart): (row: HeldRow) => void {
    if (part.startsWith('records/')) {
      const { layout, rows } = tableOf(part)
      return ([space, json]) => rows.put(claim(space as string), encode(layout, JSON.parse(json as string)), 0)
    }
    if (part === 'changes') {
      const sql = 'INSERT INTO _change (space, seq, event) VALUES (?, ?, ?)'
      return ([space, seq, event]) => void database.run(sql, claim(space as string), seq as number, event as string)
    }
    const found = own[part]
    if (!found) throw new Error(`SQLite keeps no ${part}.`)
    const sql = `INSERT INTO ${found.table} (${found.columns.join()}) VALUES (${placeholders(found.columns.length)})`
    return (row) => void database.run(sql, ...row)
  }

  return {
    parts: [...layouts.map(({ name }): HeldPart => `records/${name}`), 'changes', 'directory', 'jobs'],
    async *rows(part) {
      const read = part.startsWith('records/') ? recordsOf(tableOf(part).layout) : part === 'changes' ? changes : tableRows(part)
      for (let chunk = next(database, read, null); chunk.length > 0; chunk = next(database, read, chunk.at(-1) as Row)) {
        yield chunk.map((row) => row.slice(read.key))
        // Whoever else has work in this process, such as the end of the read transaction.
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
    async add(part, rows) {
      const each = adding(part)
      database.transaction(() => rows.forEach(each))
    },
    async finish() {
      database.exec(`DROP TABLE ${FILLING}`)
    },
    faults: () => faultsOf(database, layouts),
    async close() {
      database.close()
    },
  }
}

/** Rows after a key, whose columns come first. */
interface Read {
  sql(after: string): string
  condition: string
  /** How many columns the key has. */
  key: number
}

const recordsOf = ({ table }: Layout): Read => ({
  sql: (after) =>
    `SELECT r.row, s.id, r.record FROM ${table} r JOIN _space s ON s.number = r.space ${after} ORDER BY r.row LIMIT ${AT_ONCE}`,
  condition: 'WHERE r.row > ?',
  key: 1,
})

const changes: Read = {
  sql: (after) =>
    `SELECT c.space, c.seq, s.id, c.seq, c.event FROM _change c JOIN _space s ON s.number = c.space ${after} ORDER BY c.space, c.seq LIMIT ${AT_ONCE}`,
  condition: 'WHERE (c.space, c.seq) > (?, ?)',
  key: 2,
}

function tableRows(part: string): Read {
  const found = own[part]
  if (!found) throw new Error(`SQLite keeps no ${part}.`)
  const { table, key, columns } = found
  return {
    sql: (after) => `SELECT ${[...key, ...columns].join()} FROM ${quoted(table)} ${after} ORDER BY ${key.join()} LIMIT ${AT_ONCE}`,
    condition: `WHERE (${key.join()}) > (${placeholders(key.length)})`,
    key: key.length,
  }
}

const next = (database: Database, { sql, condition, key }: Read, last: Row | null): Row[] =>
  last ? database.all(sql(condition), ...last.slice(0, key)) : database.all(sql(''))
