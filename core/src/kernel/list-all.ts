import type { StoreDep } from './context.ts'
import type { Query } from './kind.ts'
import { type Cursor, MAX_LIMIT } from './page.ts'
import type { StoredRecord } from './record.ts'
import type { QueryArgs, SpaceId } from './store.ts'

/** Every record a query answers. For what is bounded by nature, such as one task's subtasks. */
export async function listAll<R extends StoredRecord>({ store }: StoreDep, space: SpaceId, query: Query<R>, args: QueryArgs): Promise<R[]> {
  const found: R[] = []
  let after: Cursor | undefined
  do {
    const page = await store.list(space, query, args, { limit: MAX_LIMIT, after })
    found.push(...page.items)
    after = page.nextCursor ?? undefined
  } while (after)
  return found
}
