import { MAX_DEPTH, type NewIds, rowId, type StoredRecord } from '../kernel/index.ts'
import { closingLinks } from './closing-links.ts'
import type { MadeRecord } from './import-records.ts'
import type { OwnRecord } from './plan.ts'

/**
 * The records of an own export as they were, under new ids, so that they never meet those they were exported from. `ownGoals`
 * are in the account and keep theirs.
 */
export function recordsAnew(records: readonly OwnRecord[], importId: string, ownGoals: ReadonlySet<string> = new Set()): MadeRecord[] {
  const known = new Map<string, string>()
  for (const [place, { record }] of records.entries()) if (!known.has(record.id)) known.set(record.id, rowId(importId, place))
  const within = new Map<string, string>()
  const ids: NewIds = {
    of: (id) => known.get(id) ?? (ownGoals.has(id) ? id : null),
    within(id) {
      const found = within.get(id) ?? rowId(importId, records.length + within.size)
      within.set(id, found)
      return found
    },
  }
  const loose = looseIn(records)
  return records.flatMap(({ kind, record, file }, place): MadeRecord[] => {
    const made = kind.archive.anew(loose.has(record) ? Object.assign({ ...record }, { parentId: null }) : record, ids)
    if (!made) return []
    const id = made.id === record.id ? rowId(importId, place) : made.id
    const own = 'importId' in made ? { importId } : {}
    return [{ kind, record: { ...made, ...own, id, version: 1 }, ...(file !== undefined && { file }) }]
  })
}

/** Those that are to stand at the top: where their link closes a circle, which nobody could have made, or they would stand too deep. */
function looseIn(records: readonly OwnRecord[]): ReadonlySet<StoredRecord> {
  const byId = new Map(records.map(({ kind, record }) => [`${kind.name} ${record.id}`, record]))
  const above = new Map(
    records.flatMap(({ kind, record }) => {
      const parent = 'parentId' in record ? byId.get(`${kind.name} ${record.parentId}`) : undefined
      return parent ? [[record, parent] as const] : []
    }),
  )
  const links = closingLinks([...above.keys()], (record) => [above.get(record)].filter((parent) => parent !== undefined))
  const loose = new Set(links.map(([from]) => from))
  const parentOf = (record: StoredRecord) => (loose.has(record) ? undefined : above.get(record))
  const levels = new Map<StoredRecord, number>()
  for (const record of above.keys()) {
    const path: StoredRecord[] = []
    for (let at: StoredRecord | undefined = record; at && !levels.has(at); at = parentOf(at)) path.push(at)
    for (const one of path.reverse()) {
      const level = (levels.get(parentOf(one) ?? one) ?? 0) + 1
      if (level > MAX_DEPTH) loose.add(one)
      levels.set(one, level > MAX_DEPTH ? 1 : level)
    }
  }
  return loose
}
