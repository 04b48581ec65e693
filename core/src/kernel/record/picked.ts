/** The fields of a record that have one of these names. */
export const picked = <R extends object, N extends keyof R>(record: R, names: readonly N[]): Pick<R, N> =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<R, N>
