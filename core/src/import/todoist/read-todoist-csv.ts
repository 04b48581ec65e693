import type { DateContext } from '../../task/index.ts'
import { type CsvRow, csvRows } from '../csv-rows.ts'
import { decodeText } from '../decode-text.ts'
import type { ImportPlan } from '../plan.ts'
import { TodoistReader } from './todoist-reader.ts'

/**
 * What a Todoist CSV export holds. A section becomes a tag of the topmost tasks below it; a note goes into the
 * notes of the task above it; what is not understood is kept in the notes and reported.
 * @throws AppError `unsupported-format`, `too-large` or `validation`, in words that say what to do.
 */
export function readTodoistCsv(bytes: Uint8Array, context: DateContext): ImportPlan {
  const rows = csvRows(decodeText(bytes), { app: 'Todoist', required: ['TYPE', 'CONTENT'] })
  const reader = new TodoistReader(context, severalAuthors(rows))
  for (const row of rows) reader.read(row)
  return reader.plan()
}

const severalAuthors = (rows: readonly CsvRow[]) => new Set(rows.map(({ cells }) => cells.AUTHOR).filter(Boolean)).size > 1
