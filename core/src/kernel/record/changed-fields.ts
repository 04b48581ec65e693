/** The fields that are given and differ from what a record has. */
export function changedFields<R extends object>(record: R, fields: Partial<R>): Partial<R> {
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(record[name as keyof R])
  return Object.fromEntries(Object.entries(fields).filter(differs)) as Partial<R>
}
