import type { ImportPlan, PlannedGoal } from './plan.ts'
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

/** Counts, the first rows, and the problems of a plan. */
export function previewOf(read: ImportPlan & { format: ImportFormat }): ImportPreview {
  const { tasks, sections, goals = [], records: _, archive: __, ...plan } = read
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
