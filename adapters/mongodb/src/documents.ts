import { createHash } from 'node:crypto'
import {
  AppError,
  type Change,
  type DomainEvent,
  indexTokens,
  type Kind,
  keyOf,
  type SpaceId,
  type StoredRecord,
  upcast,
  writtenByNewer,
} from '@throughline/core/kernel'
import { type Sortable, sortable } from './sortable.ts'

/** A record as it lies in the collection of its kind. */
export interface RecordDocument {
  /** Holds the space, so that it is unique on each shard and thereby everywhere. */
  _id: string
  /** The shard key. */
  space: SpaceId
  version: number
  deletedAt: string | null
  trashed: boolean
  /** Schema version of `body`. */
  schema: number
  /** What `k` and the tokens were made by; see `layoutOf`. */
  layout: string
  /** The values of every key the kind's queries name. */
  k: Record<string, Sortable | Sortable[]>
  /** Words of the most telling text, and words of all texts. */
  titleTokens: string[]
  tokens: string[]
  /** The record as JSON text, the same in every store. */
  body: string
  /** Events, as JSON text, that have not been given their place in the change feed yet; oldest first. */
  pending: string[]
}

/** One place in the change feed of a space. */
export interface ChangeDocument {
  _id: string
  space: SpaceId
  seq: number
  eventId: string
  event: string
}

// Only the separator's place is ambiguous, and only the space can move it.
export const documentId = (space: SpaceId, id: string | number): string => `${encodeURIComponent(space)}/${id}`

/** What of a record's document is told by the record alone. */
export function contentsOf<R extends StoredRecord>(kind: Kind<R>, record: R) {
  const [title = '', ...rest] = record.deletedAt ? [] : (kind.text?.(record) ?? [])
  const titleTokens = unique(indexTokens([title]))
  return {
    version: record.version,
    deletedAt: record.deletedAt,
    trashed: record.deletedAt !== null,
    schema: kind.version,
    layout: layoutOf(kind),
    k: Object.fromEntries(keysOf(kind).map((key) => [key, materialised(kind, record, key)])),
    titleTokens,
    tokens: unique([...titleTokens, ...indexTokens(rest)]),
    body: JSON.stringify(record),
  }
}

/**
 * The record of a document, in the kind's own schema version.
 * @throws AppError `unavailable` for one that a newer release has written: written again by this one it would be taken for older.
 */
export function recordOf<R extends StoredRecord>(kind: Kind<R>, { body, schema }: Pick<RecordDocument, 'body' | 'schema'>): R {
  if (schema > kind.version) throw new AppError('unavailable', writtenByNewer)
  return upcast(kind, JSON.parse(body), schema)
}

/** The same as text; as it is stored unless an older schema version wrote it. */
export function jsonOf(kind: Kind, document: Pick<RecordDocument, 'body' | 'schema'>): string {
  return document.schema === kind.version ? document.body : JSON.stringify(recordOf(kind, document))
}

export const eventText = (event: DomainEvent): string => JSON.stringify(event)

export const eventOf = (text: string): DomainEvent => JSON.parse(text)

export const changeOf = ({ event, seq }: Pick<ChangeDocument, 'event' | 'seq'>): Change => ({ ...eventOf(event), seq })

/** The keys some query of the kind names. */
function keysOf(kind: Kind): string[] {
  const named = Object.values(kind.queries)
  return unique(named.flatMap(({ where = [], each, order }) => [...where, ...(each ? [each] : []), ...order])).sort()
}

/** Differs whenever documents of the kind have to be made anew from their records. */
export function layoutOf(kind: Kind): string {
  const shape = JSON.stringify([kind.version, keysOf(kind), kind.text !== undefined])
  return createHash('sha256').update(shape).digest('base64url').slice(0, 10)
}

function materialised<R extends StoredRecord>(kind: Kind<R>, record: R, key: string): Sortable | Sortable[] {
  const value = keyOf(kind, record, key)
  return Array.isArray(value) ? value.map(sortable) : sortable(value)
}

const unique = (texts: readonly string[]) => [...new Set(texts)]
