import { type ActorDep, type Cursor, MAX_LIMIT, type Query, type QueryArgs, type StoreDep, type StoredRecord } from '../kernel/index.ts'

export type ExportDeps = StoreDep & ActorDep

/** What a query lists of live records, by default all of a kind by their ids, a page at a time. */
export async function* pagesOf<R extends StoredRecord>(
  { store, actor }: ExportDeps,
  query: Query<R>,
  args: QueryArgs = {},
): AsyncGenerator<R[]> {
  let after: Cursor | undefined
  do {
    const page = await store.list(actor.space, query, args, { limit: MAX_LIMIT, after })
    if (page.items.length > 0) yield page.items
    after = page.nextCursor ?? undefined
  } while (after)
}

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

/** Some of the records of pages as JSON, parted by commas. */
export async function* listed<R extends StoredRecord>(pages: AsyncIterable<R[]>, isKept: (record: R) => boolean): AsyncGenerator<string> {
  let comma = ''
  for await (const page of pages)
    for (const record of page.filter(isKept)) {
      yield comma + JSON.stringify(record)
      comma = ',\n'
    }
}
