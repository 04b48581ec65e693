import {
  type EachValue,
  type Kind,
  type Page,
  type PageRequest,
  type Query,
  type QueryArgs,
  type SearchHit,
  type SpaceId,
  type Store,
  type StoredRecord,
  textsThatFit,
} from '@throughline/core/kernel'
import type { Collections } from './collections.ts'
import { jsonOf, recordOf } from './documents.ts'
import type { Feed } from './feed.ts'
import { type Body, readsOf } from './reads.ts'
import type { Relay } from './relay.ts'
import { type Hit, searchIn } from './search.ts'
import type { Session } from './session.ts'
import type { Watches } from './watches.ts'
import { writesOf } from './writes.ts'

interface Parts {
  collections: Collections
  feed: Feed
  relay: Relay
  watches: Watches
  session: Session
  close(): Promise<void>
}

/** The Store port over the parts that do its work. */
export function createStore({ collections, feed, relay, watches, session: { run, ready }, close }: Parts): Store {
  const { find, findMany, list, listEach, count, countEach } = readsOf(collections)
  const { save, erase, settle, eraseSpace } = writesOf(collections, relay)
  const search = searchIn(collections)

  return {
    get: <R extends StoredRecord>(space: SpaceId, kind: Kind<R>, id: string) =>
      run(async () => {
        const document = await find(space, kind, id)
        return document && recordOf(kind, document)
      }),
    getMany: <R extends StoredRecord>(space: SpaceId, kind: Kind<R>, ids: readonly string[]) =>
      run(async () => (await findMany(space, kind, ids)).map((document) => recordOf(kind, document))),
    list: <R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, page: PageRequest) =>
      run(async (): Promise<Page<R>> => {
        const { kind, items, nextCursor } = await list(space, query, args, page)
        return { items: items.map((document) => recordOf(kind, document) as R), nextCursor }
      }),
    listEach: <R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, each: EachValue) =>
      run(async () => {
        const { kind, found } = await listEach(space, query, args, each)
        const records = (documents: readonly Body[]) => documents.flatMap((document) => (kind ? (recordOf(kind, document) as R) : []))
        return new Map([...found].map(([value, documents]) => [value, records(documents)]))
      }),
    count: (space, query, args) => run(async () => count(space, query, args)),
    countEach: (space, query, args, each) => run(async () => countEach(space, query, args, each)),
    save: (space, kind, record, options) => run(() => save(space, kind, record, options)),
    erase: (space, kind, id, options) => run(() => erase(space, kind, id, options)),
    settle: (space, kind, id) => run(() => settle(space, kind, id)),
    eraseSpace: (space) => run(() => eraseSpace(space)),
    // The server writes over what was freed in its own time, and cannot be told to.
    async scrub() {},
    search: (space, text, kinds, page) =>
      run(async () => {
        const { items, nextCursor } = await search(space, text, kinds, page)
        return { items: items.map(hit), nextCursor }
      }),
    changes: (space, after, limit) =>
      run(async () => {
        await watches.begun(space)
        return feed.changes(space, after, limit)
      }),
    head: (space) =>
      run(async () => {
        await watches.begun(space)
        return feed.head(space)
      }),
    watch: watches.watch,
    json: {
      get: (space, kind, id) =>
        run(async () => {
          const document = await find(space, kind, id)
          return document && { json: jsonOf(kind, document), version: document.version, deletedAt: document.deletedAt }
        }),
      list: (space, query, args, page) =>
        run(async () => {
          const { kind, items, nextCursor } = await list(space, query, args, page, textsThatFit)
          return { json: jsonArray(items, (document: Body) => jsonOf(kind, document)), nextCursor }
        }),
      search: (space, text, kinds, page) =>
        run(async () => {
          const { items, nextCursor } = await search(space, text, kinds, page)
          return { json: jsonArray(items, hitJson), nextCursor }
        }),
    },
    ready,
    close,
  }
}

const hit = ({ kind, document }: Hit): SearchHit => ({ kind: kind.name, record: recordOf(kind, document) })

const hitJson = ({ kind, document }: Hit) => `{"kind":${JSON.stringify(kind.name)},"record":${jsonOf(kind, document)}}`

const jsonArray = <T>(items: readonly T[], json: (item: T) => string) => `[${items.map(json).join()}]`
