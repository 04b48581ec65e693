import { fieldsOf } from './fields-of.ts'
import { same } from './merge.ts'
import { answered, ROUNDS } from './send-edit.ts'

/**
 * Writes some fields of a record that is changed by itself, based on it as it was seen. That another field was changed
 * elsewhere stands in nobody's way; of one that was, nothing is written over.
 * @throws ProblemError `stale`, with the record as it is now, where one of these fields was changed elsewhere
 */
export async function editSeen<R extends { version: number }, E extends object>(
  seen: E & { version: number },
  changes: Partial<E>,
  write: (changes: Partial<E>, based: { version: number }) => Promise<R>,
): Promise<R> {
  let { version } = seen
  for (let round = 1; ; round++) {
    try {
      return await write(changes, { version })
    } catch (error) {
      const newer = answered<R>(error, 412)
      if (!newer || round === ROUNDS) throw error
      const now = fieldsOf<E, Partial<E>>(newer as unknown as E, changes)
      if (same(now, changes)) return newer
      if (!same(now, fieldsOf<E, Partial<E>>(seen, changes))) throw error
      version = newer.version
    }
  }
}
