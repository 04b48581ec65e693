import { z } from 'zod'
import { defineKind, envelope, RecordId } from '../kernel/index.ts'
import { Completion, Task, TimeEntry } from '../task/index.ts'

export const ImportFormat = z.enum(['todoist-csv', 'ticktick-csv', 'ics', 'vikunja-zip', 'throughline-zip']).meta({ id: 'ImportFormat' })
export type ImportFormat = z.infer<typeof ImportFormat>

/** Problems that are listed of one file. */
export const MAX_PROBLEMS = 1000

/** Something in the file that could not be taken over as it stood. */
export const ImportProblem = z
  .object({
    /** Line of the file, from 1; of its first line when a row has several; `null` in a file that has none. */
    line: z.int().min(1).nullable(),
    /** Title of the task it is about, where there is no line. */
    task: z.string().max(100).optional(),
    /** A sentence that says what became of it. */
    message: z.string(),
  })
  .meta({ id: 'ImportProblem', example: { line: 12, message: 'The date “every third moon” was not understood; it is kept in the notes.' } })
export type ImportProblem = z.infer<typeof ImportProblem>

export const ImportCounts = z
  .object({
    /** All tasks, subtasks among them. */
    tasks: z.int(),
    subtasks: z.int(),
    sections: z.int(),
    notes: z.int(),
    /** Different tags. */
    tags: z.int(),
    withDate: z.int(),
    recurring: z.int(),
    done: z.int(),
    checklistItems: z.int(),
    reminders: z.int(),
  })
  .meta({ id: 'ImportCounts' })
export type ImportCounts = z.infer<typeof ImportCounts>

/** Of a file that made nothing. */
export const noCounts: ImportCounts = {
  ...{ tasks: 0, subtasks: 0, sections: 0, notes: 0, tags: 0, withDate: 0, recurring: 0 },
  ...{ done: 0, checklistItems: 0, reminders: 0 },
}

/**
 * `running`: decided, and will be finished whatever happens. `undoing`: the same for taking it back.
 * `failed`: given up before anything was decided; it made nothing.
 */
export const ImportState = z.enum(['running', 'applied', 'undoing', 'undone', 'failed']).meta({ id: 'ImportState' })
export type ImportState = z.infer<typeof ImportState>

export const Import = z
  .object({
    ...envelope,
    format: ImportFormat,
    state: ImportState,
    /** Bytes of the file. */
    size: z.int(),
    counts: ImportCounts,
    /** By line; the last one says so when there were more. */
    problems: z.array(ImportProblem).max(MAX_PROBLEMS),
  })
  .meta({ id: 'Import' })
export type Import = z.infer<typeof Import>

/** Some of what an import is to make, whole and with its ids, kept until all is made. */
export const ImportPart = z.object({
  ...envelope,
  importId: RecordId,
  number: z.int(),
  tasks: z.array(Task),
  completions: z.array(Completion),
  timeEntries: z.array(TimeEntry),
})
export type ImportPart = z.infer<typeof ImportPart>

export const imports = defineKind('import', {
  schema: Import,
  version: 2,
  // Version 2 counts more.
  upcasters: { 1: (old) => ({ ...old, counts: { ...noCounts, ...(old.counts as object) } }) },
  queries: { newest: { order: ['createdAt', 'id'], descending: true } },
})

export const importParts = defineKind('import-part', {
  schema: ImportPart,
  version: 2,
  // Version 2 brought completions and times.
  upcasters: { 1: (old) => ({ ...old, completions: [], timeEntries: [] }) },
  queries: { byImport: { where: ['importId'], order: ['number', 'id'] } },
})
