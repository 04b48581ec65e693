import {
  type ActorDep,
  type Cursor,
  listPages,
  MAX_LIMIT,
  type Query,
  type QueryArgs,
  type StoreDep,
  type StoredRecord,
} from '../kernel/index.ts'

export type ExportDeps = StoreDep & ActorDep

/** What a query lists of live records, by default all of a kind by their ids, a page at a time. */
export const pagesOf = <R extends StoredRecord>(deps: ExportDeps, query: Query<R>, args: QueryArgs = {}): AsyncGenerator<R[]> =>
  listPages(deps, deps.actor.space, query, args)

/** The same as JSON of the records, parted by commas, without making objects of them. */
export async function* jsonPagesOf<R extends StoredRecord>(
  { store, actor }: ExportDeps,
  query: Query<R>,
  args: QueryArgs = {},
): AsyncGenerator<string> {
  let after: Cursor | undefined
  let comma = ''
  do {
    const page = await store.json.list(actor.space, query, args, { limit: MAX_LIMIT, after })
    const records = page.json.slice(page.json.indexOf('[') + 1, page.json.lastIndexOf(']'))
    if (records.trim()) {
      yield comma + records
      comma = ','
    }
    after = page.nextCursor ?? undefined
  } while (after)
}

/** The records of pages, or some of them, as JSON, parted by commas. */
export async function* listed<R extends StoredRecord>(
  pages: AsyncIterable<R[]>,
  isKept: (record: R) => boolean = () => true,
): AsyncGenerator<string> {
  let comma = ''
  for await (const page of pages)
    for (const record of page.filter(isKept)) {
      yield comma + JSON.stringify(record)
      comma = ',\n'
    }
}
