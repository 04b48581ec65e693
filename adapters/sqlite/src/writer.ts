import { AppError } from '@throughline/core/kernel'
import type { Database } from './database.ts'
import { type Disk, diskOf } from './disk.ts'

/** So many writes share a commit at most, so that reading has its turn in between. */
const BATCH = 200

export interface Writer {
  /** Runs `work` in the next shared transaction. Resolves once it is on the disk; when `work` throws, it alone is undone. */
  write<T>(work: () => T): Promise<T>
  /** Writes what is waiting, and what follows from it, and then takes no more. */
  finish(): Promise<void>
}

interface Waiting {
  work: () => unknown
  resolve: (result: unknown) => void
  reject: (reason: unknown) => void
}

/** A write failed after it had written something. */
class HalfWritten extends Error {}

type Outcome = { result: unknown } | { reason: unknown }

/**
 * Lets the writes that come in one turn of the event loop after the other, or while others wait for the disk, share a commit and that wait. A
 * write may be run twice, the first time taken back.
 * `undone` is called whenever writes were taken back, for whoever remembers what they wrote;
 * `committed` after each commit, once it is on the disk.
 */
export function createWriter(
  database: Database,
  { undone, committed, disk = diskOf(database) }: { undone(): void; committed(): void; disk?: Disk },
): Writer {
  let waiting: Waiting[] = []
  let scheduled: NodeJS.Immediate | undefined
  /** While there is one that is on its way to the disk. */
  let committing: Promise<void> | undefined
  /** How many waited when it was last decided to wait for more. */
  let gathered = 0
  let finished = false

  function outcomeOf({ work }: Waiting, savepoints: boolean): Outcome {
    const before = database.writes
    try {
      return { result: savepoints ? database.savepoint(work) : work() }
    } catch (reason) {
      undone()
      if (!database.isTransaction) throw reason
      if (!savepoints && database.writes !== before) throw new HalfWritten()
      return { reason }
    }
  }

  /** A savepoint costs as much as a small write and is seldom used: only a batch in which one is missed is written anew with them. */
  function written(batch: readonly Waiting[]): Outcome[] {
    const all = (savepoints: boolean) => database.transaction(() => batch.map((each) => outcomeOf(each, savepoints)))
    try {
      return all(false)
    } catch (reason) {
      if (reason instanceof HalfWritten) return all(true)
      throw reason
    }
  }

  async function commit(batch: readonly Waiting[]) {
    let outcomes: Outcome[]
    try {
      outcomes = written(batch)
    } catch (reason) {
      undone()
      for (const { reject } of batch) reject(reason)
      return
    }
    if (outcomes.some((outcome) => 'result' in outcome)) {
      try {
        await disk.sync()
      } catch (reason) {
        // It is stored and seen, but may not survive, so nobody is told that it will.
        outcomes = outcomes.map((outcome) => ('reason' in outcome ? outcome : { reason }))
      }
    }
    for (const [i, outcome] of outcomes.entries()) {
      if ('reason' in outcome) batch[i]?.reject(outcome.reason)
      else batch[i]?.resolve(outcome.result)
    }
    committed()
  }

  function flush() {
    scheduled = undefined
    // While each turn of the event loop brings more of them, they may all share the commit, which costs more than a turn.
    if (waiting.length > gathered && waiting.length < BATCH) {
      gathered = waiting.length
      return schedule()
    }
    gathered = 0
    const batch = waiting.slice(0, BATCH)
    waiting = waiting.slice(BATCH)
    committing = commit(batch).finally(() => {
      committing = undefined
      if (waiting.length > 0) schedule()
    })
  }

  const schedule = () => {
    if (!committing) scheduled ??= setImmediate(flush)
  }

  return {
    write<T>(work: () => T) {
      if (finished) return Promise.reject(new AppError('unavailable', 'The database is closed.'))
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: resolve as Waiting['resolve'], reject })
        schedule()
      })
    },
    async finish() {
      // A save in a new space is two writes, of which the second is asked for once the first is done.
      for (await turn(); scheduled || committing; await turn()) await committing
      finished = true
      await disk.close()
    },
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))
