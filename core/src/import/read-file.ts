import { type ActorDep, AppError, type ClockDep, type FileSource, type KindsDep } from '../kernel/index.ts'
import { type DateContext, dateContext } from '../task/index.ts'
import { goalFinder, type NameableGoal } from './account-goals.ts'
import { checkGoals } from './check-room.ts'
import type { ImportPlan } from './plan.ts'
import { ImportFormat } from './schema.ts'
import { readThroughline } from './throughline/read-throughline.ts'

/** Bytes of a file that is held in memory while it is read: anything but an archive of ours. */
export const MAX_IMPORT_BYTES = 25 * 1024 * 1024

type Reader = (bytes: Uint8Array<ArrayBuffer>, context: DateContext) => Promise<ImportPlan>

/** Of all that is read as a whole. Loaded when first needed, with the parsers they stand on: a server reads few files. */
const readers: Readonly<Record<Exclude<ImportFormat, 'throughline-zip'>, Reader>> = {
  'todoist-csv': async (...file) => (await import('./todoist/read-todoist-csv.ts')).readTodoistCsv(...file),
  'ticktick-csv': async (...file) => (await import('./ticktick/read-ticktick-csv.ts')).readTickTickCsv(...file),
  ics: async (...file) => (await import('./ics/read-ics.ts')).readIcs(...file),
  'vikunja-zip': async (...file) => (await import('./vikunja/read-vikunja-zip.ts')).readVikunjaZip(...file),
  'loop-zip': async (...file) => (await import('./loop/read-loop-zip.ts')).readLoopZip(...file),
}

export interface ImportFile {
  /** Named by the person, not guessed. */
  format: string
  file: FileSource
}

/**
 * What importing a file would do; nothing is stored. `goals` are those of the account, which tasks of the file may name.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export async function readFile(
  deps: ClockDep & ActorDep & KindsDep,
  { format, file, goals = [] }: ImportFile & { goals?: readonly NameableGoal[] },
): Promise<ImportPlan & { format: ImportFormat }> {
  const known = ImportFormat.safeParse(format)
  if (!known.success)
    throw new AppError(
      'unsupported-format',
      `Files of the format “${format.slice(0, 40)}” cannot be imported. Choose one of ${ImportFormat.options.join(', ')}.`,
    )
  const context = dateContext(deps)
  const whole = async () => {
    if (file.size <= MAX_IMPORT_BYTES) return file.bytes({ start: 0, end: file.size })
    throw new AppError('too-large', 'The file is larger than 25 MB. Export one project or list at a time.')
  }
  const { data } = known
  const plan =
    data === 'throughline-zip'
      ? await readThroughline(deps, file, { context, goals: goalFinder(goals), whole })
      : await readers[data](await whole(), context)
  checkGoals(plan)
  return { format: data, ...plan }
}
