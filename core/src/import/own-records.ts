import { type NewIds, rowId } from '../kernel/index.ts'
import type { MadeRecord } from './import-records.ts'
import type { OwnRecord } from './plan.ts'

/** The records of an own export as they were, under new ids, so that they never meet those they were exported from. */
export function recordsAnew(records: readonly OwnRecord[], importId: string): MadeRecord[] {
  const known = new Map<string, string>()
  for (const [place, { record }] of records.entries()) if (!known.has(record.id)) known.set(record.id, rowId(importId, place))
  const within = new Map<string, string>()
  const ids: NewIds = {
    of: (id) => known.get(id) ?? null,
    within(id) {
      const found = within.get(id) ?? rowId(importId, records.length + within.size)
      within.set(id, found)
      return found
    },
  }
  return records.flatMap(({ kind, record, file }, place): MadeRecord[] => {
    const made = kind.archive.anew(record, ids)
    if (!made) return []
    const id = made.id === record.id ? rowId(importId, place) : made.id
    const tasksOwn = kind.name === 'task' ? { importId } : {}
    return [{ kind, record: { ...made, ...tasksOwn, id, version: 1, deletedAt: null }, ...(file !== undefined && { file }) }]
  })
}
