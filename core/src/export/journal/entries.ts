import { type Attachment, attachments } from '../../attachment/index.ts'
import { type JournalEntry, journalEntries, journals } from '../../journal/index.ts'
import { listAll, listAllEach, type Query, type QueryArgs } from '../../kernel/index.ts'
import { type ExportDeps, pagesOf } from '../pages.ts'

/** Which entries, by the day they are about: plain dates, `before` excluded. */
export interface JournalRange {
  from?: string | undefined
  before?: string | undefined
  /** `null`: of the journal everybody has; absent: of all. */
  journalId?: string | null | undefined
}

/** The query that lists those entries, the oldest first. */
export function queryOf({ journalId, from, before }: JournalRange): { query: Query<JournalEntry>; args: QueryArgs } {
  const { ofJournalOldest, oldest } = journalEntries.queries
  const days = { ...(from !== undefined && { from }), ...(before !== undefined && { before }) }
  return journalId === undefined ? { query: oldest, args: days } : { query: ofJournalOldest, args: { where: { journalId }, ...days } }
}

/** The entries of a range, the oldest first, a page at a time. */
export function entryPages(deps: ExportDeps, range: JournalRange): AsyncGenerator<JournalEntry[]> {
  const { query, args } = queryOf(range)
  return pagesOf(deps, query, args)
}

/** The files of some entries, by the ids of these. */
export const filesOfEntries = (deps: ExportDeps, entryIds: readonly string[]): Promise<Map<string, Attachment[]>> =>
  listAllEach(
    deps,
    deps.actor.space,
    attachments.queries.byOwner,
    { where: { ownerKind: 'journal-entry' } },
    { key: 'ownerId', values: entryIds },
  )

/** Names of the journals beside the one everybody has, by their ids. */
export async function journalNames({ store, actor }: ExportDeps): Promise<ReadonlyMap<string, string>> {
  const all = await listAll({ store }, actor.space, journals.queries.inOrder, {})
  return new Map(all.map(({ id, name }) => [id, name]))
}
