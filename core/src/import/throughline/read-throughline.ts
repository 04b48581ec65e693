import type { DateContext } from '../../task/index.ts'
import type { ImportPlan } from '../plan.ts'
import { unzipped } from '../zip.ts'
import { readOwnCsv } from './read-own-csv.ts'
import { readOwnJson } from './read-own-json.ts'

const TASKS = 'tasks.json'

/**
 * What an own export holds: the archive, the `tasks.json` in it or a `tasks.csv` by itself, told by how they begin. Records
 * come back as they were, under new ids; what cannot be is left out and reported.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export function readThroughline(bytes: Uint8Array, context: DateContext): ImportPlan {
  const first = bytes[0] === 0xef ? bytes[3] : bytes[0]
  if (first === 0x50) return readOwnJson(unzipped(bytes, [TASKS]).get(TASKS))
  return first === 0x7b ? readOwnJson(bytes) : readOwnCsv(bytes, context)
}
