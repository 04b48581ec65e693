import { type ActorDep, AppError, type ClockDep } from '../kernel/index.ts'
import { type DateContext, dateContext } from '../task/index.ts'
import { readIcs } from './ics/read-ics.ts'
import type { ImportPlan } from './plan.ts'
import { ImportFormat } from './schema.ts'
import { readThroughline } from './throughline/read-throughline.ts'
import { readTickTickCsv } from './ticktick/read-ticktick-csv.ts'
import { readTodoistCsv } from './todoist/read-todoist-csv.ts'
import { readVikunjaZip } from './vikunja/read-vikunja-zip.ts'

/** A file may be this large. */
export const MAX_IMPORT_BYTES = 25 * 1024 * 1024

const readers: Readonly<Record<ImportFormat, (bytes: Uint8Array, context: DateContext) => ImportPlan>> = {
  'todoist-csv': readTodoistCsv,
  'ticktick-csv': readTickTickCsv,
  ics: readIcs,
  'vikunja-zip': readVikunjaZip,
  'throughline-zip': readThroughline,
}

export interface ImportFile {
  /** Named by the person, not guessed. */
  format: string
  bytes: Uint8Array
}

/**
 * What importing a file would do; nothing is stored.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export function readFile(deps: ClockDep & ActorDep, { format, bytes }: ImportFile): ImportPlan & { format: ImportFormat } {
  const known = ImportFormat.safeParse(format)
  if (!known.success)
    throw new AppError(
      'unsupported-format',
      `Files of the format “${format.slice(0, 40)}” cannot be imported. Choose one of ${ImportFormat.options.join(', ')}.`,
    )
  if (bytes.length > MAX_IMPORT_BYTES)
    throw new AppError('too-large', 'The file is larger than 25 MB. Export one project or list at a time.')
  return { format: known.data, ...readers[known.data](bytes, dateContext(deps)) }
}
