import type { ActorDep, ClockDep, KindsDep, StoreDep } from '../kernel/index.ts'
import { checkRoom } from './check-room.ts'
import type { ImportPlan, PlannedGoal } from './plan.ts'
import { type ImportFile, readFile } from './read-file.ts'
import type { ImportFormat } from './schema.ts'

/** How many tasks and sections a preview shows. */
export const PREVIEW_ROWS = 20

/** A goal with how much was written down of it, and from when to when. */
export interface PreviewedGoal extends Omit<PlannedGoal, 'checkIns'> {
  checkIns: { count: number; from: string | null; to: string | null }
}

export interface ImportPreview extends Omit<ImportPlan, 'tasks' | 'records' | 'archive' | 'goals'> {
  format: ImportFormat
  /** The first tasks as they will look. `sections` are the first ones, too; `counts` has all. */
  rows: ImportPlan['tasks']
  /** The first goals of a file of habits. */
  goals: PreviewedGoal[]
}

/**
 * What importing a file would do: counts, the first rows, and the problems by line or task. Nothing is stored.
 * @throws AppError `unsupported-format`, `too-large` or `validation`.
 */
export async function previewImport(deps: StoreDep & ClockDep & ActorDep & KindsDep, file: ImportFile): Promise<ImportPreview> {
  const whole = await readFile(deps, file)
  await checkRoom(deps, whole)
  const { tasks, sections, goals = [], records: _, archive: __, ...plan } = whole
  return {
    ...plan,
    sections: sections.slice(0, PREVIEW_ROWS),
    rows: tasks.slice(0, PREVIEW_ROWS),
    goals: goals.slice(0, PREVIEW_ROWS).map(previewed),
  }
}

const previewed = ({ checkIns, ...goal }: PlannedGoal): PreviewedGoal => ({
  ...goal,
  checkIns: { count: checkIns.length, from: checkIns[0]?.localDate ?? null, to: checkIns.at(-1)?.localDate ?? null },
})
