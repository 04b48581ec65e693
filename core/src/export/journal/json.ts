import { attachments } from '../../attachment/index.ts'
import { journalEntries, journalRevisions, journals } from '../../journal/index.ts'
import { type ClockDep, nowText } from '../../kernel/index.ts'
import { OWN_FORMAT, OWN_VERSION, versionsOf } from '../own-format.ts'
import { type ExportDeps, jsonPagesOf, listed, pagesOf } from '../pages.ts'
import { entryPages, type JournalRange, queryOf } from './entries.ts'

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
  const ids = new Set<string>()
  for await (const page of entryPages(deps, range)) for (const { id } of page) ids.add(id)
  yield '],\n"revisions":['
  yield* listed(pagesOf(deps, journalRevisions.queries.all), ({ entryId }) => ids.has(entryId))
  yield '],\n"files":['
  yield* listed(pagesOf(deps, attachments.queries.all), ({ owner }) => owner.kind === 'journal-entry' && ids.has(owner.id))
  yield ']}\n'
}
