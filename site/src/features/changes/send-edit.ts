import { ProblemError } from '@throughline/client/problem'
import type { Conflict, Merge } from './merge.ts'
import { NO_VERSION } from './unmade.ts'

/** What is known of records of a kind, and where an edit that meets another one is told. */
export interface Known<R, E extends object, C> {
  /** The server's newest record, as far as it is known here. */
  known: (id: string) => R | undefined
  learn: (record: R) => void
  /** Fields of a change were changed elsewhere too, and are not written; the person has to choose. */
  onConflict: (record: R, conflicts: readonly Conflict<E>[], change: C) => void
}

interface Way<R, E extends object> {
  merge: (base: E, mine: E, theirs: R) => Merge<E>
  write: (changes: E, version: number | undefined) => Promise<R>
}

/** Each round means that somebody else wrote in between. */
export const ROUNDS = 5

/** Carries an edit to the server field by field: nothing that was changed elsewhere meanwhile is written over. */
export async function sendEdit<R extends { version: number }, E extends object, C extends { id: string; changes: E; base?: E }>(
  change: C,
  { known, learn, onConflict }: Known<R, E, C>,
  { merge, write }: Way<R, E>,
): Promise<R> {
  const { id, base } = change
  let rest = change.changes
  for (let round = 1; ; round++) {
    // What is known may be newer than what the person saw as the edit began. A change that was kept long ago has no base.
    const current = known(id)
    if (current && base) {
      const merged = merge(base, rest, current)
      if (merged.conflicts.length) onConflict(current, merged.conflicts, change)
      rest = merged.changes
      if (Object.keys(rest).length === 0) return current
    }
    try {
      // Of what this page does not know, no version is right, so that the answer brings what there is to be compared with.
      return await write(rest, base && (current?.version ?? NO_VERSION))
    } catch (error) {
      const newer = answered<R>(error, 412)
      if (!newer || round === ROUNDS) throw error
      learn(newer)
    }
  }
}

/** What was made under an id that was chosen here: what stands under it was made by the same change, and has moved on or been deleted since. */
export const orMade = <R>(making: Promise<R>): Promise<R> =>
  making.catch((error: unknown) => {
    const made = answered<R>(error, 409)
    if (made) return made
    throw error
  })

/** The record as it stands, which a refusal of this status came with. */
export const answered = <R>(error: unknown, status: 409 | 412): R | undefined =>
  error instanceof ProblemError && error.status === status ? (error.problem.current as R | undefined) : undefined
