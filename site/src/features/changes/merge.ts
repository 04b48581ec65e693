/** A field that was changed here and elsewhere, to different values. */
export interface Conflict<E extends object> {
  /** The field, or the first of those that belong together. */
  field: string & keyof E
  mine: E
  theirs: E
}

export interface Merge<E extends object> {
  /** What of mine can be written over the other's record without losing anything. */
  changes: E
  conflicts: Conflict<E>[]
}

/** How the fields of a kind of record meet. */
export interface Meeting<E extends object> {
  /** Fields that only mean something together. */
  together: readonly (readonly (keyof E)[])[]
  /** Fields of which the later word is simply the one that holds. */
  yielding?: readonly (keyof E)[]
  /** Fields of which both changes can be made. */
  joined?: { [F in keyof E]?: (base: E[F], mine: E[F], theirs: E[F]) => E[F] }
}

/**
 * Merges an edit, field by field, into a record that somebody else changed meanwhile.
 * @param base the edited fields as they were when the edit was made
 * @param mine what they should become
 * @param theirs the record as it stands now
 */
export function mergeFields<E extends object>(base: E, mine: E, theirs: E, { together, yielding = [], joined = {} }: Meeting<E>): Merge<E> {
  const result: Merge<E> = { changes: {} as E, conflicts: [] }
  for (const fields of groupsOf(mine, together)) {
    const [field] = fields as [string & keyof E]
    const [own, now] = [pick(mine, fields), pick(theirs, fields)]
    if (same(own, now)) continue
    const join = joined[field]
    if (same(pick(base, fields), now) || yielding.includes(field)) Object.assign(result.changes, own)
    else if (!join) result.conflicts.push({ field, mine: own, theirs: now })
    else {
      const both = { [field]: join(base[field], mine[field], theirs[field]) } as E
      if (!same(both, now)) Object.assign(result.changes, both)
    }
  }
  return result
}

/** Conflicts of a record with newer ones, of which each takes the place of an older one of its field. */
export const withConflicts = <C extends { field: string }>(older: readonly C[], newer: readonly C[]): C[] => [
  ...older.filter(({ field }) => !newer.some((conflict) => conflict.field === field)),
  ...newer,
]

function groupsOf<E extends object>(changes: E, together: Meeting<E>['together']): (keyof E)[][] {
  const left = new Set(Object.keys(changes) as (keyof E)[])
  const groups: (keyof E)[][] = []
  for (const field of left) {
    const group = (together.find((fields) => fields.includes(field)) ?? [field]).filter((member) => left.has(member))
    for (const member of group) left.delete(member)
    groups.push(group)
  }
  return groups
}

const pick = <E extends object>(record: E, fields: readonly (keyof E)[]): E =>
  Object.fromEntries(fields.map((field) => [field, record[field] ?? null])) as E

/** Whether two values hold the same: texts as the server keeps them, fields in whatever order they stand. */
export const same = (a: object, b: object) => text(a) === text(b)
const text = (fields: object) => JSON.stringify(fields, sorted).normalize('NFC')
const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
