import { goals } from '../goal/index.ts'
import { tasks } from '../task/index.ts'
import { taskColumns } from './csv/columns.ts'
import { csvOf } from './csv/table.ts'
import { type ExportDeps, pagesOf } from './pages.ts'

/** All tasks that do not lie in the trash as RFC 4180 CSV, in pieces. Completions before the latest are in `tasks.json` alone. */
export async function* exportTasksCsv(deps: ExportDeps): AsyncGenerator<string> {
  const titles = new Map<string, string>()
  for await (const page of pagesOf(deps, goals.queries.all)) for (const { id, title } of page) titles.set(id, title)
  yield* csvOf(deps, { columns: taskColumns(titles), query: tasks.queries.all })
}
