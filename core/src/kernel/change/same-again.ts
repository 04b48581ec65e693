import { AppError } from '../error.ts'
import type { Kind } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'

/**
 * What is there under the id of a record that was to be made, when it says what was asked. What nobody asked for is not
 * compared: it may have changed since, or be new at each try, as the ids of a list are.
 * @param shown what of it whoever asks may read, where that is not all; `null` for nothing
 * @throws AppError `conflict` when it stands for another.
 */
export function sameAgain<R extends StoredRecord>(
  { noun }: Pick<Kind, 'noun'>,
  found: R,
  asked: object,
  shown: StoredRecord | null = found,
): R {
  if (shown !== null && says(found, asked)) return found
  throw idIsTaken({ noun }, shown)
}

/** What is thrown when an id stands for another record than the one that was to be made. */
export const idIsTaken = ({ noun }: Pick<Kind, 'noun'>, current: StoredRecord | null) =>
  new AppError('conflict', `There is another ${noun} with this id.`, current ? { current } : {})

function says(found: unknown, asked: unknown): boolean {
  if (!isObject(asked)) return asked === undefined || found === asked
  if (!isObject(found)) return false
  const isList = Array.isArray(asked) && Array.isArray(found)
  if (isList && asked.length !== found.length) return false
  return Object.entries(asked).every(([key, value]) => says(found[key], value))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
