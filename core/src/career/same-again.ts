import { AppError, type Kind, type StoredRecord } from '../kernel/index.ts'

/**
 * What is there under the id of a record that was to be made, when that says the same in all that was asked.
 * @throws AppError `conflict` when it stands for another.
 */
export function sameAgain<R extends StoredRecord>({ noun }: Kind<R>, found: R, wanted: R, asked: object): R {
  const said = (record: R) => JSON.stringify(Object.keys(asked).map((name) => withoutIds(record[name as keyof R])))
  if (found === wanted || said(found) === said(wanted)) return found
  throw new AppError('conflict', `There is another ${noun} with this id.`, { current: found })
}

/** Ids within a record are new at each try. */
const withoutIds = (value: unknown) => (Array.isArray(value) ? value.map((one) => (isObject(one) ? { ...one, id: null } : one)) : value)

const isObject = (value: unknown) => typeof value === 'object' && value !== null
