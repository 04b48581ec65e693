import { attachments } from '../../attachment/index.ts'
import { journalEntries, journalRevisions, journals } from '../../journal/index.ts'
import { type ClockDep, MAX_LIMIT, nowText } from '../../kernel/index.ts'
import { OWN_FORMAT, OWN_VERSION, versionsOf } from '../own-format.ts'
import { type ExportDeps, jsonPagesOf, listed } from '../pages.ts'
import { entryPages, filesOfEntries, type JournalRange, queryOf } from './entries.ts'

/** Entries whose revisions are held at once: each may have a hundred as long as itself. */
const MOST_WITH_REVISIONS = 10

/**
 * The entries of a range as one JSON document, in pieces: the records as they are, with the journals they lie in, how
 * they read before, and what their files are called. What is in the files is in the archives.
 */
export async function* exportJournalJson(deps: ExportDeps & ClockDep, range: JournalRange): AsyncGenerator<string> {
  const kinds = versionsOf([journals, journalEntries, journalRevisions, attachments])
  const { from = null, before = null } = range
  yield JSON.stringify({ format: OWN_FORMAT, version: OWN_VERSION, exportedAt: nowText(deps), kinds, from, before }).slice(0, -1)
  yield ',\n"journals":['
  yield* jsonPagesOf(deps, journals.queries.inOrder)
  const { query, args } = queryOf(range)
  yield '],\n"entries":['
  yield* jsonPagesOf(deps, query, args)
  const ids: string[] = []
  for await (const page of entryPages(deps, range)) for (const { id } of page) ids.push(id)
  yield '],\n"revisions":['
  yield* listed(
    deps,
    ofSome(ids, MOST_WITH_REVISIONS, (entryIds) => revisionsOf(deps, entryIds)),
  )
  yield '],\n"files":['
  yield* listed(
    deps,
    ofSome(ids, MAX_LIMIT, (entryIds) => filesOfEntries(deps, entryIds)),
  )
  yield ']}\n'
}

/** What belongs to entries, read for so many of them at a time. */
async function* ofSome<R>(ids: readonly string[], most: number, read: (ids: readonly string[]) => Promise<Map<string, R[]>>) {
  for (let first = 0; first < ids.length; first += most) yield [...(await read(ids.slice(first, first + most))).values()].flat()
}

const revisionsOf = ({ store, actor }: ExportDeps, values: readonly string[]) =>
  store.listEach(actor.space, journalRevisions.queries.byEntry, {}, { key: 'entryId', values })
