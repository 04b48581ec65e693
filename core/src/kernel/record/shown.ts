import type { Actor } from '../context.ts'
import type { RecordJson, SpaceId } from '../ports/store.ts'
import type { Kind } from './kind.ts'
import type { StoredRecord } from './record.ts'

/**
 * Why nobody has a copy of a kind: it is a way in, which is nobody’s to copy; servers keep it for themselves; or it is within
 * the record that it belongs to.
 */
type Apart = 'way-in' | 'of-servers' | 'within-another'

/**
 * A kind, and how its records are shown to the person in whose space they lie: declared once, in `kinds.ts` of its area. Routes,
 * webhooks and copies take it from there.
 */
export interface ShownKind<in Deps = unknown> {
  readonly kind: Kind
  /** Reads one by itself: what its `GET` answers and webhooks tell. Absent where no `GET` reads one, or its answer tells a secret. */
  readonly read?: (deps: Deps, id: string) => Promise<AloneRecord>
  /** How one reads in a copy that its person keeps, or why it is in none. */
  readonly copy: InCopy<Copying['one']>
}

// Written as a method, so that that of one kind may stand where any is meant.
interface Copying {
  one(record: StoredRecord): StoredRecord
}

/** How records of a kind read in a copy, or why they are in none. */
export type InCopy<Copied> = 'as-stored' | Copied | Apart

/** Whether there are copies of it. */
export const isCopied = ({ copy }: { copy: InCopy<unknown> }): boolean => typeof copy === 'function' || copy === 'as-stored'

/** One record, as it is stored or made up for its reader. */
export type AloneRecord = RecordJson | { id: string; version: number }

/** What names a record of which something is told. */
export interface NamedRecord {
  kind: string
  recordId: string
  /** The discussion it lies in; `null` for what lies in the person's own space. */
  spaceId: SpaceId | null
}

export interface RecordReaderDep {
  /** Reads a record of any kind as its person may, by itself; `null` where nobody reads that kind so. @throws AppError `not-found` */
  readRecord(actor: Actor, named: NamedRecord): Promise<AloneRecord | null>
}
