import type { StoredRecord } from '@throughline/core/kernel'
import { type Database, quoted, type Value } from './database.ts'
import { column, type EachTable, encode, type Layout, textColumns } from './layout.ts'

/** Records looked at in one go. */
const AT_ONCE = 500
/** Sentences of one sort, before it is enough. */
const MOST = 20

/** What contradicts itself in a database file: damaged pages, and whatever a record is found by that is not what it says. */
export async function* faultsOf(database: Database, layouts: readonly Layout[]): AsyncIterable<string> {
  for (const [said] of database.all(`PRAGMA integrity_check(${MOST})`)) if (said !== 'ok') yield `The file is damaged: ${said}`
  for (const layout of layouts) {
    yield* faultsOfKind(database, layout)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function* faultsOfKind(database: Database, layout: Layout): Generator<string> {
  const expected = { each: layout.each.map(() => 0), words: new Map<number, number>() }
  const columns = ['row', 'space', 'id', 'version', 'record', ...layout.keys.map(column)]
  const sql = `SELECT ${columns.join()} FROM ${layout.table} WHERE row > ? ORDER BY row LIMIT ${AT_ONCE}`
  for (let chunk = database.all(sql, 0); chunk.length > 0; chunk = database.all(sql, chunk.at(-1)?.[0] ?? 0))
    for (const [row, space, id, version, json, ...keys] of chunk as [number, number, string, number, string, ...Value[]][]) {
      const read = readRow(layout, space, json)
      if (!read) {
        yield `${layout.name} ${id}: what is stored can not be read.`
        continue
      }
      const { found, words } = read
      if (found.id !== id || found.version !== version) yield `${layout.name} ${id}: it is kept under another id or version than its own.`
      const wrong = layout.keys.filter((_, i) => found.keys[i] !== keys[i])
      if (wrong.length > 0) yield `${layout.name} ${id}: it is found by another ${wrong.join(', ')} than its own.`
      for (const [i, table] of layout.each.entries()) {
        const rows = found.each[i] ?? []
        expected.each[i] = (expected.each[i] ?? 0) + rows.length
        if (rows.some((values) => !isThere(database, table, space, values, row)))
          yield `${layout.name} ${id}: it is missing in ${table.name}.`
      }
      expected.words.set(row, words)
    }
  for (const [i, { name }] of layout.each.entries()) {
    const there = database.get(`SELECT count(*) FROM ${quoted(name)}`)?.[0]
    if (there !== expected.each[i]) yield `${name} has ${there} rows where the records make ${expected.each[i]}.`
  }
  if (layout.text) yield* faultsOfSearch(database, layout, expected.words)
}

/** What a row is to be found by; `null` where that can not be told. */
function readRow<R extends StoredRecord>(layout: Layout, space: number, json: string) {
  try {
    const found = encode(layout, JSON.parse(json) as R)
    return { found, words: layout.text && found.texts ? sumOf(textColumns(space, found.texts).join(' ').split(' ')) : 0 }
  } catch {
    return null
  }
}

function isThere(database: Database, { name, columns }: EachTable, space: number, values: readonly Value[], row: number): boolean {
  const sql = `SELECT row FROM ${quoted(name)} WHERE space = ? AND ${columns.map((each) => `${each} = ?`).join(' AND ')}`
  return database.get(sql, space, ...values)?.[0] === row
}

/** Search keeps words alone, so each record's are compared as one number. */
function* faultsOfSearch(database: Database, { name, textName }: Layout, expected: ReadonlyMap<number, number>): Generator<string> {
  const there = new Map<number, number>()
  database.exec(`DROP TABLE IF EXISTS temp._words; CREATE VIRTUAL TABLE temp._words USING fts5vocab(main, ${quoted(textName)}, instance)`)
  for (let after = ''; ; ) {
    // A page of words at a time: all rows of many records would not fit.
    const words = database.all('SELECT DISTINCT term FROM temp._words WHERE term > ? ORDER BY term LIMIT 2000', after)
    const last = words.at(-1)?.[0] as string | undefined
    if (last === undefined) break
    for (const [term, doc] of database.all('SELECT DISTINCT term, doc FROM temp._words WHERE term > ? AND term <= ?', after, last))
      there.set(doc as number, ((there.get(doc as number) ?? 0) + numberOf(term as string)) % WRAP)
    after = last
  }
  database.exec('DROP TABLE temp._words')
  const rows = new Set([...expected.keys(), ...there.keys()])
  const wrong = [...rows].filter((row) => (expected.get(row) ?? 0) !== (there.get(row) ?? 0))
  if (wrong.length > 0) yield `Search finds ${wrong.length} of ${name} by other words than theirs.`
}

const WRAP = 2 ** 48

const sumOf = (words: readonly string[]) =>
  [...new Set(words)].reduce((sum, word) => (word === '' ? sum : (sum + numberOf(word)) % WRAP), 0)

/** FNV-1a over two halves: enough to tell sets of words apart. */
function numberOf(word: string): number {
  let [low, high] = [0x811c9dc5, 0xcbf29ce4]
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x01000197)
  }
  return (low >>> 0) + ((high >>> 16) % 0x10000) * 2 ** 32
}
