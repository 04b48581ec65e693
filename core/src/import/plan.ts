import type { NewRecurrence, Task } from '../task/index.ts'
import type { ImportCounts, ImportProblem } from './schema.ts'

/** A task as a file describes it. */
export interface PlannedTask {
  /** Line of the file it stands on, from 1. */
  line: number
  /** 1 for the top level, up to 4. */
  depth: number
  /** Place of the parent in the list of tasks, always before its own. */
  parent: number | null
  title: string
  notes: string
  priority: Task['priority']
  dueDate: string | null
  dueAt: string | null
  timeZone: string | null
  durationMinutes: number | null
  recurrence: NewRecurrence | null
  tags: string[]
}

/** A heading of the file, which becomes a tag of the tasks below it. */
export interface PlannedSection {
  line: number
  name: string
  /** `null` when no task stands below it, or nothing of its name can be a tag. */
  tag: string | null
}

/** What an import would do. */
export interface ImportPlan {
  tasks: PlannedTask[]
  sections: PlannedSection[]
  /** By line, as many as an import may list. */
  problems: ImportProblem[]
  counts: ImportCounts
}
