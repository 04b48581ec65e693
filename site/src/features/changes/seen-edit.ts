import { editSeen } from './edit-seen.ts'
import { fieldsOf } from './fields-of.ts'

/** An edit of a record as it was seen, and what takes it back: the same fields as they were, based on what the edit answered. */
export function seenEdit<R extends { version: number } & E, E extends object>(
  seen: E & { version: number },
  changes: Partial<E>,
  write: (changes: Partial<E>, based: { version: number }) => Promise<R>,
) {
  let after = seen
  return {
    make: async (): Promise<R> => {
      const written = await editSeen(seen, changes, write)
      after = written
      return written
    },
    back: (): Promise<R> => editSeen(after, fieldsOf<E, Partial<E>>(seen, changes), write),
  }
}
