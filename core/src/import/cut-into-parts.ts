import { newEnvelope } from '../kernel/index.ts'
import type { MadeRecord } from './import-records.ts'
import type { Import, ImportPart } from './schema.ts'

/** Records a part holds, and characters of their JSON: a part stays well below what a store takes as one record. */
const PART_SIZE = 100
const PART_LENGTH = 2_000_000
/** Names of records a part holds. */
const NAMES = 5000

/**
 * What an import makes, cut into parts, each of which is written as one, and the names of what undoing could not find.
 * `now` is an RFC 3339 instant.
 */
export function cutIntoParts(
  { id: importId, attempt }: Pick<Import, 'id' | 'attempt'>,
  records: readonly MadeRecord[],
  now: string,
): ImportPart[] {
  const parts: ImportPart[] = []
  const newPart = (content: Partial<ImportPart>) => {
    const number = parts.length
    const part: ImportPart = { ...newEnvelope(`${attempt}.${number}`, now), importId, attempt, number, records: [], made: [], ...content }
    parts.push(part)
    return part
  }
  let last: ImportPart | null = null
  let length = 0
  for (const { kind, record } of records) {
    const long = JSON.stringify(record).length
    if (!last || last.records.length === PART_SIZE || length + long > PART_LENGTH) {
      last = newPart({})
      length = 0
    }
    length += long
    last.records.push({ kind: kind.name, record: { ...record } })
  }
  const named = records.filter(({ kind }) => kind.name !== 'task' && !kind.archive?.goesWithOwner)
  for (let from = 0; from < named.length; from += NAMES)
    newPart({ made: named.slice(from, from + NAMES).map(({ kind, record }) => ({ kind: kind.name, id: record.id })) })
  return parts
}
