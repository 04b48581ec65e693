import { AppError, type Kind, type StoredRecord, upcast, writtenByNewer } from '@throughline/core/kernel'

/** A row as it is kept: its text, and the schema version it is written in. Earlier releases kept the text alone. */
interface KeptRow {
  schema: number
  json: string
}

/** A row as it is kept, with the version it is written in. */
export const keptRow = ({ version }: Kind, json: string): KeptRow => ({ schema: version, json })

/** Whether a row is kept as this release would keep it. */
export const isPresent = ({ version }: Kind, kept: unknown): boolean => !isText(kept) && (kept as KeptRow).schema === version

/**
 * The record of a kept row, in the kind's own schema version.
 * @throws AppError `unavailable` for one that a newer release has written.
 * @throws Error for one that no version of the kind fits.
 */
export function keptRecord<R extends StoredRecord>(kind: Kind<R>, kept: unknown): R {
  if (isText(kept)) return ofUnknownVersion(kind, JSON.parse(kept))
  const { schema, json } = kept as KeptRow
  if (schema > kind.version) throw new AppError('unavailable', writtenByNewer)
  return upcast(kind, JSON.parse(json), schema)
}

const isText = (kept: unknown): kept is string => typeof kept === 'string'

/** From the newest version that it can be of: a step taken twice could empty what was filled in since. */
function ofUnknownVersion<R extends StoredRecord>(kind: Kind<R>, body: Record<string, unknown>): R {
  if (kind.version === 1) return body as unknown as R
  for (let version = kind.version; version >= 1; version--) {
    const record = upcast(kind, body, version)
    if (kind.schema.safeParse(record).success) return record
  }
  throw new Error(`A ${kind.noun} was kept that is of no version of its kind.`)
}
