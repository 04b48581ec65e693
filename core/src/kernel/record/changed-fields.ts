/** Fields of a record as they are read of what was sent: what was left out may be there as `undefined`. */
export type GivenFields<R> = { readonly [F in keyof R]?: R[F] | undefined }

/** The fields that are given and differ from what a record has. */
export function changedFields<R extends object>(record: R, fields: GivenFields<R>): Partial<R> {
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(record[name as keyof R])
  return Object.fromEntries(Object.entries(fields).filter(differs)) as Partial<R>
}
