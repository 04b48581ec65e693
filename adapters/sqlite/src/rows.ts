import { stale } from '@throughline/core/kernel'
import { type Database, placeholders, quoted, type Value } from './database.ts'
import { column, type Encoded, type Found, foundBy, type Layout, textColumns } from './layout.ts'

/** Writes records with all they are found by. Every function runs within the writer's transaction. */
export interface Rows {
  /** @throws AppError `stale` */
  put(space: number, record: Encoded, expectedVersion: number): void
  /** Answers whether there was such a record. */
  erase(space: number, id: string): boolean
  /** Removes up to so many records of a space with all they are found by. Answers whether there may be more. */
  eraseSome(space: number, most: number): boolean
  /** Makes search's own table let go of the words of what was erased, which it otherwise does in its own time. */
  forgetTexts(): void
  /** Writes anew what a stored row is found by, and its text. */
  refill(space: number, row: number, record: Encoded): void
}

export function createRows(database: Database, layout: Layout): Rows {
  const { table } = layout
  const columns = ['space', 'id', 'version', 'record', ...layout.keys.map(column)]
  const current = `SELECT row, version, record FROM ${table} WHERE space = ? AND id = ?`
  const insert = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${placeholders(columns.length)})`
  const each = layout.each.map(({ name, columns: own }) => ({
    insert: `INSERT INTO ${quoted(name)} (space, ${own.join(', ')}, row) VALUES (${placeholders(own.length + 2)})`,
    delete: `DELETE FROM ${quoted(name)} WHERE space = ? AND ${own.map((each) => `${each} = ?`).join(' AND ')}`,
  }))

  function put(space: number, next: Encoded, expectedVersion: number) {
    const [row, version, json] = database.get(current, space, next.id) ?? []
    if ((version ?? 0) !== expectedVersion) throw stale(json === undefined ? undefined : JSON.parse(json as string))
    if (row === undefined) {
      const added = database.run(insert, space, next.id, next.version, next.json, ...next.keys).row
      findBy(space, added, null, next)
    } else update(space, row as number, foundBy(layout, JSON.parse(json as string)), next)
  }

  function update(space: number, row: number, before: Found, next: Encoded) {
    // Naming a column rewrites its indexes even when the value stays, so only what differs is named.
    const altered = layout.keys.flatMap((key, i) =>
      before.keys[i] === next.keys[i] ? [] : [{ name: column(key), value: next.keys[i] as Value }],
    )
    const assignments = ['version = ?', 'record = ?', ...altered.map(({ name }) => `${name} = ?`)]
    const values = [next.version, next.json, ...altered.map(({ value }) => value)]
    database.run(`UPDATE ${table} SET ${assignments.join(', ')} WHERE row = ?`, ...values, row)
    findBy(space, row, before, next)
  }

  function erase(space: number, id: string) {
    const [row, , json] = database.get(current, space, id) ?? []
    if (row === undefined) return false
    database.run(`DELETE FROM ${table} WHERE row = ?`, row)
    findBy(space, row as number, foundBy(layout, JSON.parse(json as string)), null)
    return true
  }

  /** Moves what is kept beside the table from one state of a record to the next. */
  function findBy(space: number, row: number, before: Found | null, next: Found | null) {
    for (const [i, statements] of each.entries()) {
      const [old, now] = [before?.each[i] ?? [], next?.each[i] ?? []]
      if (isSame(old, now)) continue
      for (const values of old) database.run(statements.delete, space, ...values)
      for (const values of now) database.run(statements.insert, space, ...values, row)
    }
    if (!layout.text || isSame(before?.texts ?? null, next?.texts ?? null)) return
    if (before?.texts) database.run(`DELETE FROM ${layout.text} WHERE rowid = ?`, row)
    if (next?.texts)
      database.run(`INSERT INTO ${layout.text} (rowid, title, rest) VALUES (?, ?, ?)`, row, ...textColumns(space, next.texts))
  }

  function eraseSome(space: number, most: number) {
    const found = database.all(`SELECT id FROM ${table} WHERE space = ? LIMIT ?`, space, most)
    for (const [id] of found) erase(space, id as string)
    return found.length === most
  }

  return {
    put,
    erase,
    eraseSome,
    forgetTexts() {
      if (layout.text) database.run(`INSERT INTO ${layout.text} (${layout.text}) VALUES ('optimize')`)
    },
    refill(space, row, record) {
      const assignments = ['record = ?', ...layout.keys.map((key) => `${column(key)} = ?`)]
      database.run(`UPDATE ${table} SET ${assignments.join(', ')} WHERE row = ?`, record.json, ...record.keys, row)
      findBy(space, row, null, record)
    },
  }
}

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((value, i) => isSame(value, b[i])) : a === b
