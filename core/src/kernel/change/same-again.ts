import { AppError } from '../error.ts'
import type { Kind } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'

/**
 * What is there under the id of a record that was to be made, when it says what was asked. What nobody asked for is not
 * compared: it may have changed since, or be new at each try, as the ids of a list are. What was deleted since is neither
 * made again nor answered as if it were there: whoever sends again what they never heard of is shown that it is in the trash.
 * @param shown what of it whoever asks may read, where that is not all; `null` for nothing
 * @throws AppError `conflict` when it stands for another, or was deleted.
 */
export function sameAgain<R extends StoredRecord>(
  { noun }: Pick<Kind, 'noun'>,
  found: R,
  asked: object,
  shown: StoredRecord | null = found,
): R {
  if (shown === null || !says(found, asked)) throw idIsTaken({ noun }, shown)
  if (found.deletedAt !== null) throw wasDeleted(shown)
  return found
}

/** What is thrown when an id stands for another record than the one that was to be made. */
export const idIsTaken = ({ noun }: Pick<Kind, 'noun'>, current: StoredRecord | null) =>
  new AppError('conflict', `There is another ${noun} with this id.`, current ? { current } : {})

/** What is thrown when the record that was to be made was made before, and deleted since. */
export const wasDeleted = (current: StoredRecord) =>
  new AppError('conflict', 'What was made under this id has been deleted since.', { current })

function says(found: unknown, asked: unknown): boolean {
  if (!isObject(asked)) return asked === undefined || found === asked
  if (!isObject(found)) return false
  const isList = Array.isArray(asked) && Array.isArray(found)
  if (isList && asked.length !== found.length) return false
  return Object.entries(asked).every(([key, value]) => says(found[key], value))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
