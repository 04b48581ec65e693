import { tasks } from '../task/index.ts'
import { taskColumns } from './csv/columns.ts'
import { csvOf } from './csv/table.ts'
import type { ExportDeps } from './pages.ts'

/** All tasks that do not lie in the trash as RFC 4180 CSV, in pieces. Completions before the latest are in `tasks.json` alone. */
export const exportTasksCsv = (deps: ExportDeps): AsyncGenerator<string> => csvOf(deps, { columns: taskColumns, query: tasks.queries.all })
