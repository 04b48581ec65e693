import type { Task } from '@throughline/core/task'
import type { TaskEdit } from './change.ts'

type Field = keyof TaskEdit

/** Fields that only mean something together. */
const together: readonly (readonly Field[])[] = [['dueDate', 'dueAt', 'timeZone']]

/** A field that was changed here and elsewhere, to different values. */
export interface Conflict {
  /** The field, or the first of those that belong together. */
  field: Field
  mine: TaskEdit
  theirs: TaskEdit
}

export interface Merge {
  /** What of mine can be written over the other's record without losing anything. */
  changes: TaskEdit
  conflicts: Conflict[]
}

/**
 * Merges an edit, field by field, into a record that somebody else changed meanwhile.
 * @param base the edited fields as they were when the edit was made
 * @param mine what they should become
 * @param theirs the record as it stands now
 */
export function merge(base: TaskEdit, mine: TaskEdit, theirs: Task): Merge {
  const result: Merge = { changes: {}, conflicts: [] }
  for (const fields of groupsOf(mine)) {
    const own = pick(mine, fields)
    const now = pick(theirs, fields)
    if (same(own, now)) continue
    if (same(pick(base, fields), now)) Object.assign(result.changes, own)
    else result.conflicts.push({ field: fields[0] as Field, mine: own, theirs: now })
  }
  return result
}

/** Conflicts of a task with newer ones, of which each takes the place of an older one of its field. */
export const withConflicts = (older: readonly Conflict[], newer: readonly Conflict[]): Conflict[] => [
  ...older.filter(({ field }) => !newer.some((conflict) => conflict.field === field)),
  ...newer,
]

function groupsOf(changes: TaskEdit): Field[][] {
  const left = new Set(Object.keys(changes) as Field[])
  const groups: Field[][] = []
  for (const field of left) {
    const group = (together.find((fields) => fields.includes(field)) ?? [field]).filter((member) => left.has(member))
    for (const member of group) left.delete(member)
    groups.push(group)
  }
  return groups
}

const pick = (record: TaskEdit | Task, fields: readonly Field[]): TaskEdit =>
  Object.fromEntries(fields.map((field) => [field, record[field] ?? null]))

/** Texts are compared as the server keeps them. */
const same = (a: TaskEdit, b: TaskEdit) => text(a) === text(b)
const text = (fields: TaskEdit) => JSON.stringify(fields).normalize('NFC')
