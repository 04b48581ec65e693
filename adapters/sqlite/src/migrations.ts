import { chmodSync, renameSync, rmSync } from 'node:fs'
import { AppError, halfFilled } from '@throughline/core/kernel'
import type { Database } from './database.ts'

/** The steps from an empty database to the present form of the store's own tables. Released ones never change. */
const migrations: readonly string[] = [
  `CREATE TABLE _kind (name TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE _space (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE) STRICT;
   CREATE TABLE _change (space INTEGER NOT NULL, seq INTEGER NOT NULL, event TEXT NOT NULL, PRIMARY KEY (space, seq)) STRICT, WITHOUT ROWID;
   CREATE TABLE _directory (
     name TEXT NOT NULL, value TEXT NOT NULL, space TEXT NOT NULL, id TEXT NOT NULL, expires_at TEXT, PRIMARY KEY (name, value)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX _directory_expiry ON _directory (expires_at) WHERE expires_at IS NOT NULL;
   CREATE TABLE _job (
     id TEXT PRIMARY KEY, type TEXT NOT NULL, space TEXT NOT NULL, payload TEXT NOT NULL, run_at TEXT NOT NULL,
     available_at TEXT NOT NULL, attempt INTEGER NOT NULL DEFAULT 0, lease TEXT
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX _job_due ON _job (type, available_at, id);`,
]

/** The number of steps a database has behind it; 0 for an empty one. */
const schemaVersion = (database: Database) => database.get('PRAGMA user_version')?.[0] as number

/** Marks a database that is being filled from elsewhere. */
export const FILLING = '_filling'

export const isHalfFilled = (database: Database) =>
  database.get(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`, FILLING) !== undefined

/**
 * What the database is to this release.
 * @throws AppError `unavailable` when a newer release, or some other program, has written it.
 */
export function recognise(database: Database): 'empty' | 'older' | 'present' {
  const version = schemaVersion(database)
  if (isHalfFilled(database)) throw new AppError('unavailable', halfFilled)
  if (version > migrations.length) throw writtenByNewer(database)
  if (version > 0) return version < migrations.length ? 'older' : 'present'
  if (!database.get('SELECT 1 FROM sqlite_schema LIMIT 1')) return 'empty'
  throw new AppError('unavailable', `The file ${database.file} is a database of another program.`)
}

export const writtenByNewer = ({ file }: Database) =>
  new AppError(
    'unavailable',
    `The database ${file} was written by a newer version of Throughline. Start that version, or restore a backup.`,
  )

/** Takes the steps that are missing, each as a whole. */
export function migrate(database: Database): void {
  const step = () => {
    const version = schemaVersion(database)
    if (version >= migrations.length) return false
    database.exec(migrations[version] as string)
    database.exec(`PRAGMA user_version = ${version + 1}`)
    return true
  }
  while (database.transaction(step));
}

/** A copy of the database beside it, named after the moment it was made, `<file>.<moment>.backup`. */
export function backUp(database: Database, moment: Temporal.Instant = Temporal.Now.instant()): void {
  if (database.file === ':memory:') return
  const copy = `${database.file}.${moment.toString({ smallestUnit: 'millisecond' }).replaceAll(':', '-')}.backup`
  const unfinished = `${copy}.part`
  rmSync(unfinished, { force: true })
  database.run('VACUUM INTO ?', unfinished)
  chmodSync(unfinished, 0o600)
  renameSync(unfinished, copy)
}
