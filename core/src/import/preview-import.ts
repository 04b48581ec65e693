import { type ActorDep, type ClockDep, type IdsDep, nowText, type StoreDep } from '../kernel/index.ts'
import { checkRoomForAll } from './check-room.ts'
import type { ImportReaderDep } from './import-reader.ts'
import { knownFor } from './known.ts'
import type { ImportPreview } from './preview.ts'
import type { ImportFile } from './read-file.ts'

/**
 * What importing a file would do: counts, the first rows, and the problems by line or task. Nothing is stored.
 * @throws AppError as the reader says, or `too-large` when there is no room for it.
 */
export async function previewImport(
  deps: StoreDep & ClockDep & ActorDep & IdsDep & ImportReaderDep,
  { format, file }: ImportFile,
): Promise<ImportPreview> {
  const known = await knownFor(deps, format)
  const preview = await deps.reader.preview({ format, importId: deps.ids.next(), actor: deps.actor, now: nowText(deps), ...known }, file)
  await checkRoomForAll(deps, preview)
  return preview
}
