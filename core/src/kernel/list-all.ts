import type { StoreDep } from './context.ts'
import type { Query } from './kind.ts'
import { type Cursor, MAX_LIMIT } from './page.ts'
import type { StoredRecord } from './record.ts'
import type { EachValue, QueryArgs, SpaceId } from './store.ts'

/** What a query lists, a page at a time, or what comes after a place in it; no page is empty. */
export async function* listPages<R extends StoredRecord>(
  { store }: StoreDep,
  space: SpaceId,
  query: Query<R>,
  args: QueryArgs,
  from?: Cursor,
): AsyncGenerator<R[]> {
  let after = from
  do {
    const page = await store.list(space, query, args, { limit: MAX_LIMIT, after })
    if (page.items.length > 0) yield page.items
    after = page.nextCursor ?? undefined
  } while (after)
}

/** Every record a query answers. For what is bounded by nature, such as one task's subtasks. */
export async function listAll<R extends StoredRecord>(deps: StoreDep, space: SpaceId, query: Query<R>, args: QueryArgs): Promise<R[]> {
  const found: R[] = []
  for await (const page of listPages(deps, space, query, args)) found.push(...page)
  return found
}

/** The same for each of some values of one of the query's keys, however many, in few round trips. A value that nothing is found for is left out. */
export async function listAllEach<R extends StoredRecord>(
  { store }: StoreDep,
  space: SpaceId,
  query: Query<R>,
  args: QueryArgs,
  { key, values }: EachValue,
): Promise<Map<string, R[]>> {
  const found = new Map<string, R[]>()
  for (let first = 0; first < values.length; first += MAX_LIMIT)
    for (const [value, records] of await store.listEach(space, query, args, { key, values: values.slice(first, first + MAX_LIMIT) }))
      found.set(value, records)
  return found
}
