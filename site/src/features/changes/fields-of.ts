/** The fields of a record that some changes touch. */
export function fieldsOf<R, E extends Partial<R>>(record: R, changes: E): E {
  const keys = Object.keys(changes) as (keyof E & keyof R)[]
  return Object.fromEntries(keys.map((key) => [key, record[key]])) as unknown as E
}
