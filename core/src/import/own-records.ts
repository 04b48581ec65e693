import { type NewIds, rowId, type StoredRecord } from '../kernel/index.ts'
import { closingLinks } from './closing-links.ts'
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
  const inCircle = circlesIn(records)
  return records.flatMap(({ kind, record, file }, place): MadeRecord[] => {
    const made = kind.archive.anew(inCircle.has(record) ? Object.assign({ ...record }, { parentId: null }) : record, ids)
    if (!made) return []
    const id = made.id === record.id ? rowId(importId, place) : made.id
    const own = 'importId' in made ? { importId } : {}
    return [{ kind, record: { ...made, ...own, id, version: 1, deletedAt: null }, ...(file !== undefined && { file }) }]
  })
}

/** Those whose link to what they stand below closes a circle, which nobody could have made. */
function circlesIn(records: readonly OwnRecord[]): ReadonlySet<StoredRecord> {
  const byId = new Map(records.map(({ kind, record }) => [`${kind.name} ${record.id}`, record]))
  const above = new Map(
    records.flatMap(({ kind, record }) => {
      const parent = 'parentId' in record ? byId.get(`${kind.name} ${record.parentId}`) : undefined
      return parent ? [[record, parent] as const] : []
    }),
  )
  const links = closingLinks([...above.keys()], (record) => [above.get(record)].filter((parent) => parent !== undefined))
  return new Set(links.map(([from]) => from))
}
