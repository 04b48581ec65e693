import { z } from 'zod'
import { defineKind, envelope, RecordId } from '../kernel/index.ts'
import { Task } from '../task/index.ts'

export const ImportFormat = z.enum(['todoist-csv']).meta({ id: 'ImportFormat' })
export type ImportFormat = z.infer<typeof ImportFormat>

/** Problems that are listed of one file. */
export const MAX_PROBLEMS = 1000

/** Something in the file that could not be taken over as it stood. */
export const ImportProblem = z
  .object({
    /** Line of the file, from 1; of its first line when a row has several. */
    line: z.int().min(1),
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
  })
  .meta({ id: 'ImportCounts' })
export type ImportCounts = z.infer<typeof ImportCounts>

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

/** Some of the tasks an import is to make, whole and with their ids, kept until all are made. */
export const ImportPart = z.object({ ...envelope, importId: RecordId, number: z.int(), tasks: z.array(Task) })
export type ImportPart = z.infer<typeof ImportPart>

export const imports = defineKind('import', {
  schema: Import,
  version: 1,
  queries: { newest: { order: ['createdAt', 'id'], descending: true } },
})

export const importParts = defineKind('import-part', {
  schema: ImportPart,
  version: 1,
  queries: { byImport: { where: ['importId'], order: ['number', 'id'] } },
})
