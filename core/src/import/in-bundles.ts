import type { ReadRecord } from './import-reader.ts'
import type { MadeRecord } from './import-records.ts'

/** Records of a bundle, and characters of their JSON: one is written as a record, well below what a store takes, and at once. */
const MOST_RECORDS = 200
const MOST_LENGTH = 500_000

/** What an import makes, cut so that nobody waits long while one bundle is passed on. */
export function* inBundles(records: readonly MadeRecord[]): Generator<ReadRecord[]> {
  let bundle: ReadRecord[] = []
  let length = 0
  for (const { kind, record, ...file } of records) {
    const long = JSON.stringify(record).length
    if (bundle.length === MOST_RECORDS || (bundle.length > 0 && length + long > MOST_LENGTH)) {
      yield bundle
      bundle = []
      length = 0
    }
    length += long
    bundle.push({ kind: kind.name, record, ...file })
  }
  if (bundle.length > 0) yield bundle
}
