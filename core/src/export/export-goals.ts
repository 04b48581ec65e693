import { checkIns, goals } from '../goal/index.ts'
import { type ClockDep, nowText } from '../kernel/index.ts'
import { checkInColumns, goalColumns } from './csv/goal-columns.ts'
import { csvOf } from './csv/table.ts'
import { OWN_FORMAT, OWN_VERSION, versionsOf } from './own-format.ts'
import { type ExportDeps, listed, pagesOf } from './pages.ts'

/** All goals that do not lie in the trash, with every check-in of them, as one JSON document in pieces. `throughline-zip` imports take it back. */
export async function* exportGoalsJson(deps: ExportDeps & ClockDep): AsyncGenerator<string> {
  const head = { format: OWN_FORMAT, version: OWN_VERSION, exportedAt: nowText(deps), kinds: versionsOf([goals, checkIns]) }
  yield JSON.stringify(head).slice(0, -1)
  const ids = new Set<string>()
  yield ',\n"goals":['
  yield* listed(deps, pagesOf(deps, goals.queries.all), ({ id }) => ids.add(id).has(id))
  yield '],\n"checkIns":['
  yield* listed(deps, pagesOf(deps, checkIns.queries.all), ({ goalId }) => ids.has(goalId))
  yield ']}\n'
}

/** All goals that do not lie in the trash as RFC 4180 CSV, in pieces. */
export const exportGoalsCsv = (deps: ExportDeps): AsyncGenerator<string> => csvOf(deps, { columns: goalColumns, query: goals.queries.all })

/** All check-ins of those goals as RFC 4180 CSV, in pieces. What they said before is in `goals.json` alone. */
export async function* exportCheckInsCsv(deps: ExportDeps): AsyncGenerator<string> {
  const ids = new Set<string>()
  for await (const page of pagesOf(deps, goals.queries.all)) for (const { id } of page) ids.add(id)
  yield* csvOf(deps, { columns: checkInColumns, query: checkIns.queries.all, isKept: ({ goalId }) => ids.has(goalId) })
}
