import { type ClockDep, nowText, type Query, type StoredRecord } from '../kernel/index.ts'
import { OWN_FORMAT, OWN_VERSION, ownLists, versionsOf } from './own-format.ts'
import { type ExportDeps, jsonPagesOf } from './pages.ts'

interface ListedKind {
  queries: { all: Query<StoredRecord> }
}

/**
 * Everything about tasks as one JSON document, in pieces as they are read: all that does not lie in the trash, with
 * completions and the time that went in. `throughline-zip` imports take it back.
 */
export async function* exportTasksJson(deps: ExportDeps & ClockDep): AsyncGenerator<string> {
  const head = { format: OWN_FORMAT, version: OWN_VERSION, exportedAt: nowText(deps), kinds: versionsOf(Object.values(ownLists)) }
  yield JSON.stringify(head).slice(0, -1)
  for (const [name, kind] of Object.entries<ListedKind>(ownLists)) {
    yield `,\n"${name}":[`
    yield* jsonPagesOf(deps, kind.queries.all)
    yield ']'
  }
  yield '}\n'
}
