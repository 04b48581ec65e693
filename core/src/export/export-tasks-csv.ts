import { tasks } from '../task/index.ts'
import { toCell } from './csv/cell.ts'
import { taskColumns } from './csv/columns.ts'
import { type ExportDeps, pagesOf } from './pages.ts'

/** So that a spreadsheet knows it is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

const row = (values: readonly string[]) => `${values.map(toCell).join(',')}\r\n`

/** All tasks that do not lie in the trash as RFC 4180 CSV, in pieces. Completions before the latest are in `tasks.json` alone. */
export async function* exportTasksCsv(deps: ExportDeps): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + row(Object.keys(taskColumns))
  for await (const page of pagesOf(deps, tasks.queries.all))
    yield page.map((task) => row(Object.values(taskColumns).map((of) => String(of(task) ?? '')))).join('')
}
