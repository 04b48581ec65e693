import type { ActorDep, ClockDep, KindsDep } from '../kernel/index.ts'
import type { ImportPlan } from './plan.ts'
import { type ImportFile, readFile } from './read-file.ts'
import type { ImportFormat } from './schema.ts'

/** How many tasks and sections a preview shows. */
export const PREVIEW_ROWS = 20

export interface ImportPreview extends Omit<ImportPlan, 'tasks' | 'records' | 'archive'> {
  format: ImportFormat
  /** The first tasks as they will look. `sections` are the first ones, too; `counts` has all. */
  rows: ImportPlan['tasks']
}

/**
 * What importing a file would do: counts, the first rows, and the problems by line or task. Nothing is stored.
 * @throws AppError `unsupported-format`, `too-large` or `validation`.
 */
export async function previewImport(deps: ClockDep & ActorDep & KindsDep, file: ImportFile): Promise<ImportPreview> {
  const { tasks, sections, records: _, archive: __, ...plan } = await readFile(deps, file)
  return { ...plan, sections: sections.slice(0, PREVIEW_ROWS), rows: tasks.slice(0, PREVIEW_ROWS) }
}
