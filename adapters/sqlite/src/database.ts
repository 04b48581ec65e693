import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { AppError } from '@throughline/core/kernel'
import { failureOf } from './failure.ts'

export type Value = string | number | null
export type Row = readonly Value[]

const BUSY_TIMEOUT_MS = 5000

/** As SQLite numbers it. */
const SQLITE_BUSY = 5

/** One connection, whose statements are prepared once. Its failures are AppErrors `unavailable`. */
export class Database {
  readonly file: string
  readonly #connection: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #writes = 0
  /** While there is a reading transaction: what will end it. */
  #reading: NodeJS.Immediate | undefined
  /** While there is a transaction, once it was asked for. */
  #version: number | undefined

  /**
   * Opens a file, made with its folder where there is none and readable to its owner only, or `:memory:`. What is opened to
   * be read only is neither made nor changed.
   */
  constructor(file: string, { readOnly = false } = {}) {
    this.file = file
    if (file !== ':memory:' && !readOnly) createFile(file)
    try {
      this.#connection = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly })
    } catch (error) {
      throw failureOf(error)
    }
    if (readOnly) return
    try {
      // FULL while it is opened, so that what that brings up to date survives a loss of power. Where it is written to from then
      // on, `diskOf` sets NORMAL and takes the log to the disk itself.
      this.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32768')
      // 16 MB of log before it is taken over: writes wait for that, and pages changed often are then written once.
      this.exec('PRAGMA wal_autocheckpoint = 4000')
    } catch (error) {
      this.#connection.close()
      throw error
    }
  }

  all(sql: string, ...values: readonly Value[]): Row[] {
    try {
      this.#beginReading()
      return this.#prepared(sql).all(...(values as SQLInputValue[])) as unknown as Row[]
    } catch (error) {
      throw failureOf(error)
    }
  }

  get(sql: string, ...values: readonly Value[]): Row | undefined {
    try {
      this.#beginReading()
      return this.#prepared(sql).get(...(values as SQLInputValue[])) as unknown as Row | undefined
    } catch (error) {
      throw failureOf(error)
    }
  }

  /** Rises when another connection has committed, but not within a transaction: it sees one state throughout. */
  get version(): number {
    if (this.#version !== undefined) return this.#version
    try {
      const [version] = this.#prepared('PRAGMA data_version').get() as unknown as [number]
      if (this.isTransaction) this.#version = version
      return version
    } catch (error) {
      throw failureOf(error)
    }
  }

  /** How many statements were run so far, as opposed to read from. */
  get writes(): number {
    return this.#writes
  }

  get isTransaction(): boolean {
    return this.#connection.isTransaction
  }

  run(sql: string, ...values: readonly Value[]): { changes: number; row: number } {
    this.#writes++
    try {
      this.#endReading()
      const { changes, lastInsertRowid } = this.#prepared(sql, true).run(...(values as SQLInputValue[]))
      return { changes: Number(changes), row: Number(lastInsertRowid) }
    } catch (error) {
      throw failureOf(error)
    }
  }

  /** Statements that are not worth keeping. */
  exec(sql: string): void {
    try {
      this.#endReading()
      this.#connection.exec(sql)
    } catch (error) {
      throw failureOf(error)
    }
  }

  /** Runs `work` as one transaction, which nothing outside sees before it ends. */
  transaction<T>(work: () => T): T {
    this.#endReading()
    this.run('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.run('COMMIT')
      return result
    } catch (error) {
      // A full disk or a read error may have ended the transaction already.
      if (this.isTransaction) this.run('ROLLBACK')
      throw error
    } finally {
      this.#version = undefined
    }
  }

  /** Runs `work` so that, should it throw, only its own writes are undone. Within a transaction. */
  savepoint<T>(work: () => T): T {
    this.run('SAVEPOINT step')
    try {
      const result = work()
      this.run('RELEASE step')
      return result
    } catch (error) {
      if (this.isTransaction) {
        this.run('ROLLBACK TO step')
        this.run('RELEASE step')
      }
      throw error
    }
  }

  /**
   * Writes the whole file anew and empties the log, so that neither holds anything that was deleted. Everybody waits for it.
   * Not within a transaction.
   */
  rewrite(): void {
    this.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')
  }

  /**
   * Takes all that was committed from the log into the file, and waits for the disk. Everybody waits for it. Not within a transaction.
   * @throws AppError `unavailable` when another program keeps it from that
   */
  emptyLog(): void {
    let isBusy: Value
    try {
      this.#endReading()
      ;[isBusy] = this.#prepared('PRAGMA wal_checkpoint(TRUNCATE)').get() as unknown as [Value]
    } catch (error) {
      throw failureOf(error)
    }
    if (isBusy)
      throw failureOf(Object.assign(new Error('The log could not be emptied.'), { code: 'ERR_SQLITE_ERROR', errcode: SQLITE_BUSY }))
  }

  close(): void {
    if (!this.#connection.isOpen) return
    this.#endReading()
    this.#statements.clear()
    try {
      this.exec('PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // Nothing is lost: the log beside the file is taken up when it is opened next.
    } finally {
      this.#connection.close()
    }
  }

  /**
   * What is read in one turn of the event loop is read from one state of the database, because taking and giving back the
   * lock for every statement costs as much as looking up a record.
   */
  #beginReading(): void {
    if (this.#reading || this.#connection.isTransaction) return
    this.#prepared('BEGIN', true).run()
    this.#reading = setImmediate(() => this.#endReading())
  }

  #endReading(): void {
    if (!this.#reading) return
    clearImmediate(this.#reading)
    this.#reading = undefined
    this.#version = undefined
    if (!this.#connection.isTransaction) return
    try {
      this.#prepared('COMMIT', true).run()
    } catch {
      // Of a damaged file even this fails. What was read was told already, and nothing was written.
      if (this.#connection.isTransaction) this.#prepared('ROLLBACK', true).run()
    }
  }

  #prepared(sql: string, writes = false): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#connection.prepare(sql)
    statement.setReturnArrays(true)
    // Full-text tables leave a last row number past what a JavaScript number holds.
    statement.setReadBigInts(writes)
    this.#statements.set(sql, statement)
    return statement
  }
}

/** An identifier as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const placeholders = (count: number) => Array.from({ length: count }, () => '?').join()

function createFile(file: string) {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    closeSync(openSync(file, 'a', 0o600))
    chmodSync(file, 0o600)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw Object.assign(new AppError('unavailable', `The data file ${file} can not be opened for writing (${code}).`), { cause: error })
  }
}
