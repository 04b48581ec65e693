import type { GiveWayDep, StoreDep } from '../context.ts'
import type { EachValue, QueryArgs, SpaceId } from '../ports/store.ts'
import { askedFor } from '../record/declared.ts'
import type { Query } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'
import { type Cursor, MAX_LIMIT } from './page.ts'

/** The pages of whatever is read by pages, from a place on, each when it is asked for; the only one of nothing is empty. */
export async function* everyPage<P extends { nextCursor: Cursor | null }>(
  read: (after: Cursor | undefined) => Promise<P>,
  from?: Cursor | undefined,
): AsyncGenerator<P> {
  let after = from
  do {
    const page = await read(after)
    yield page
    after = page.nextCursor ?? undefined
  } while (after)
}

/** What a query lists, or what comes after a place in it, a page of some length at a time; no page is empty. */
export async function* listPages<R extends StoredRecord>(
  { store }: StoreDep,
  space: SpaceId,
  query: Query<R>,
  args: QueryArgs,
  { from, limit = MAX_LIMIT }: { from?: Cursor | undefined; limit?: number } = {},
): AsyncGenerator<R[]> {
  for await (const { items } of everyPage((after) => store.list(space, query, args, { limit, after }), from))
    if (items.length > 0) yield items
}

/** Every record a query answers. For what is bounded by nature, such as one task's subtasks. */
export async function listAll<R extends StoredRecord>(deps: StoreDep, space: SpaceId, query: Query<R>, args: QueryArgs): Promise<R[]> {
  const found: R[] = []
  for await (const page of listPages(deps, space, query, args)) found.push(...page)
  return found
}

/** The same where it may be thousands, with turns for others between its pages. */
export async function listAllInTurns<R extends StoredRecord>(
  deps: StoreDep & GiveWayDep,
  space: SpaceId,
  query: Query<R>,
  args: QueryArgs,
): Promise<R[]> {
  const found: R[] = []
  for await (const page of listPages(deps, space, query, args)) {
    found.push(...page)
    if (page.length === MAX_LIMIT) await deps.giveWay()
  }
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

/** Values that are counted at once, and records that are read before others have their turn: some 10 ms of them. */
const [VALUES_AT_ONCE, RECORDS_AT_ONCE] = [50, 500]

/**
 * All that a query lists for each of some values of one of its keys, however much that is, with turns for others in between:
 * of values that few are found for, some at once; of one with many, page after page, each with its value.
 * @param atOnce how many records are held at a time
 */
export async function* listEachInTurns<R extends StoredRecord>(
  deps: StoreDep & GiveWayDep,
  space: SpaceId,
  query: Query<R>,
  args: QueryArgs,
  { key, values }: EachValue,
  atOnce = RECORDS_AT_ONCE,
): AsyncGenerator<[value: string, records: R[]]> {
  for (let first = 0; first < values.length; first += VALUES_AT_ONCE) {
    const counts = await deps.store.countEach(space, query, args, { key, values: values.slice(first, first + VALUES_AT_ONCE) })
    const many = [...counts].filter(([, count]) => count > atOnce)
    for (const few of lotsOf(counts, atOnce)) {
      yield* await deps.store.listEach(space, query, args, { key, values: few })
      await deps.giveWay()
    }
    for (const [value] of many)
      for await (const page of listPages(deps, space, query, askedFor(query, args, { key, value }), {
        limit: Math.min(atOnce, MAX_LIMIT),
      })) {
        yield [value, page]
        await deps.giveWay()
      }
  }
}

/** Values in lots that no more records are found for than are read at once, but for those with more by themselves. */
function lotsOf(counts: ReadonlyMap<string, number>, atOnce: number): string[][] {
  const lots: string[][] = []
  let room = 0
  for (const [value, count] of counts) {
    if (count > atOnce) continue
    const lot = count <= room ? lots.at(-1) : undefined
    if (lot) lot.push(value)
    else {
      lots.push([value])
      room = atOnce
    }
    room -= count
  }
  return lots
}
