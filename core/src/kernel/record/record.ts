import { z } from 'zod'
import { Instant } from '../time/time.ts'

const uuidv7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** UUIDv7 (RFC 9562), lower case. A client may choose it, so that a retry makes nothing twice. */
export const RecordId = z
  .string()
  .regex(uuidv7, { error: 'An id is a UUIDv7 in lower case.' })
  .meta({ id: 'RecordId', format: 'uuid', example: '019a9b3c-5d00-7cc0-8000-0123456789ab' })

/** What every record carries. */
export const envelope = {
  id: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  /** 1 for a new record, up by 1 at every write. */
  version: z.int().min(1),
  /** Set while the record lies in the trash. */
  deletedAt: Instant.nullable(),
}

export interface StoredRecord {
  id: string
  createdAt: string
  updatedAt: string
  version: number
  deletedAt: string | null
}

/** The envelope of a record that does not exist yet. `now` is an RFC 3339 instant. */
export const newEnvelope = (id: string, now: string): StoredRecord => ({
  id,
  createdAt: now,
  updatedAt: now,
  version: 1,
  deletedAt: null,
})

/** The record after a change: one version up, touched now. */
export const revised = <R extends StoredRecord>(record: R, changes: Partial<R>, now: string): R => ({
  ...record,
  ...changes,
  version: record.version + 1,
  updatedAt: now,
})

/** @throws Error where a record that is to be saved is not the next one after the version it is based on: a mistake of the caller's. */
export function expectNext({ version }: StoredRecord, expectedVersion: number): void {
  if (version !== expectedVersion + 1) throw new Error(`A save on version ${expectedVersion} writes version ${expectedVersion + 1}.`)
}
