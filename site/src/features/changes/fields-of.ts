import { same } from './merge.ts'

/** The fields of a record that some changes touch. */
export function fieldsOf<R, E extends Partial<R>>(record: R, changes: E): E {
  const keys = Object.keys(changes) as (keyof E & keyof R)[]
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as unknown as E
}

/** Of some changes those that make any difference to a record; `null` for none. */
export function differing<R, E extends Partial<R>>(record: R, changes: E): E | null {
  const fields = Object.entries(changes).filter(([field, value]) => !same([record[field as keyof R]], [value]))
  return fields.length > 0 ? (Object.fromEntries(fields) as E) : null
}
