import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { ActorDep, RecordReaderDep } from '../kernel/index.ts'
import { recordOf } from './record-of.ts'
import type { Delivery } from './schema.ts'

/** Bytes a body has at most; with a record that makes it longer, it says so instead. */
const MOST_BYTES = 256 * 1024

/**
 * What a webhook is sent of something that happened: the record as it reads now, to its person. Of one that is gone, sealed,
 * too long or not theirs to read, only what it is.
 */
export async function bodyOf(deps: RecordReaderDep & ActorDep, delivery: Delivery): Promise<string> {
  const found = await recordOf(deps, delivery)
  if (found === null || found === 'sealed') return written(delivery, 'null', found)
  const body = written(delivery, found, null)
  return utf8ToBytes(body).length <= MOST_BYTES ? body : written(delivery, 'null', 'too-large')
}

function written({ type, at, recordId, recordVersion, kind, spaceId }: Delivery, record: string, omitted: string | null): string {
  const data = { id: recordId, version: recordVersion, kind, ...(spaceId !== null && { spaceId }), ...(omitted && { omitted }) }
  // The record goes on as the text it is stored as.
  return `{"type":${JSON.stringify(type)},"timestamp":"${at}","data":${JSON.stringify(data).slice(0, -1)},"record":${record}}}`
}
