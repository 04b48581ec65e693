import type { FileSource, KindsDep } from '../../kernel/index.ts'
import type { ImportPlan } from '../plan.ts'
import type { OwnReading } from './own-plan.ts'
import { readArchive } from './read-archive.ts'
import { readOwnCsv } from './read-own-csv.ts'
import { readOwnJson } from './read-own-json.ts'

/**
 * What an own export holds, told by how it begins: the archive, or by itself a `tasks.json`, `tasks.csv`, `goals.json` or
 * `goals.csv`. Records come back as they were, under new ids; what cannot be is left out and reported.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function readThroughline(
  deps: KindsDep,
  file: FileSource,
  { whole, ...around }: OwnReading & { whole: () => Promise<Uint8Array> },
): Promise<ImportPlan> {
  const head = await file.bytes({ start: 0, end: Math.min(4, file.size) })
  const first = head[0] === 0xef ? head[3] : head[0]
  if (first === 0x50) return readArchive(deps, file, around)
  const bytes = await whole()
  return first === 0x7b ? readOwnJson(bytes, around) : readOwnCsv(bytes, around)
}
