import type { RecordJson, StoredRecord } from '@throughline/core/kernel'
import { opaque } from './cursor.ts'

/** What a route answers, before the headers that all answers carry. */
export interface Reply {
  status: number
  body: string | ReadableStream<Uint8Array> | null
  headers: Record<string, string>
  /** The version of the one record in the body; becomes the ETag. */
  version?: number
  /** What of that record follows from the clock and not from its version; part of the ETag. */
  moving?: string | null
}

export const noContent = (headers: Record<string, string> = {}): Reply => ({ status: 204, body: null, headers })

/** A value as JSON. */
export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json', ...headers },
})

/** One record with its version as ETag. */
export const record = (value: Pick<StoredRecord, 'id' | 'version'>, status = 200, headers: Record<string, string> = {}): Reply => ({
  ...json(value, status, headers),
  version: value.version,
})

/** One record as the store keeps it, without making an object of it. */
export const storedRecord = ({ json, version }: RecordJson): Reply => ({
  status: 200,
  body: json,
  headers: { 'content-type': 'application/json' },
  version,
})

/** A page whose items are already JSON text. */
export const jsonPage = (page: { json: string; nextCursor: string | null }): Reply => ({
  status: 200,
  body: `{"items":${page.json},"nextCursor":${page.nextCursor === null ? 'null' : `"${opaque(page.nextCursor)}"`}}`,
  headers: { 'content-type': 'application/json' },
})
