import {
  AppError,
  type Kind,
  type Page,
  type PageRequest,
  type Query,
  type QueryArgs,
  type SaveOptions,
  type SpaceId,
  type Store,
  type StoredRecord,
} from '@throughline/core/kernel'
import type { Collections } from './collections.ts'
import { contentsOf, documentId, eventText, jsonOf, type RecordDocument, recordOf } from './documents.ts'
import type { Feed } from './feed.ts'
import { cursorAfter, filterOf, sortOf } from './query.ts'
import type { Relay } from './relay.ts'
import { type Hit, searchIn } from './search.ts'
import type { Session } from './session.ts'
import { isDuplicate } from './unavailable.ts'
import type { Watches } from './watches.ts'

interface Parts {
  collections: Collections
  feed: Feed
  relay: Relay
  watches: Watches
  session: Session
  close(): Promise<void>
}

/** Records in a collection for each kind. Every write is one write of one document. */
export function createStore({ collections, feed, relay, watches, session, close }: Parts): Store {
  const { kinds, of: collectionOf } = collections
  const { run, ready } = session

  const search = searchIn(collections)

  const found = (space: SpaceId, kind: Kind, id: string) =>
    collectionOf(kind).findOne({ _id: documentId(space, id), space }, { projection: { body: 1, schema: 1, version: 1, deletedAt: 1 } })

  async function listed<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, { limit, after }: PageRequest) {
    const asked = kinds.ask(query, args)
    const documents = await collectionOf(asked.kind)
      .find(filterOf(space, asked, after), { projection: { _id: 0, body: 1, schema: 1 } })
      .sort(sortOf(asked.query))
      .limit(limit + 1)
      .toArray()
    const items = documents.slice(0, limit)
    const last = documents.length > limit ? items.at(-1) : undefined
    return { kind: asked.kind, items, nextCursor: last ? cursorAfter(asked.kind, asked.query, recordOf(asked.kind, last)) : null }
  }

  async function save<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, record: R, { expectedVersion, events = [] }: SaveOptions) {
    const collection = collectionOf(kind)
    if (record.version !== expectedVersion + 1)
      throw new Error(`A save on version ${expectedVersion} writes version ${expectedVersion + 1}.`)
    const key = { _id: documentId(space, record.id), space }
    const contents = contentsOf(kind, record)
    const pending = events.map(eventText)
    const written =
      expectedVersion === 0
        ? await inserted({ ...key, ...contents, pending })
        : await collection.findOneAndUpdate(
            { ...key, version: expectedVersion },
            { $set: contents, $push: { pending: { $each: pending } } },
            { returnDocument: 'after' },
          )
    if (!written) {
      const current = await found(space, kind, record.id)
      throw new AppError('stale', 'This was changed in the meantime.', current ? { current: recordOf(kind, current) } : {})
    }
    // Also what an earlier save that was interrupted left there, which comes first.
    if (written.pending.length > 0) await relay.deliver({ collection, document: written })

    async function inserted(document: RecordDocument) {
      try {
        await collection.insertOne(document)
        return document
      } catch (error) {
        if (isDuplicate(error)) return null
        throw error
      }
    }
  }

  async function erase(space: SpaceId, kind: Kind, id: string) {
    const collection = collectionOf(kind)
    const key = { _id: documentId(space, id), space }
    for (;;) {
      const document = await collection.findOne(key, { projection: { space: 1, pending: 1 } })
      if (!document) return
      if (document.pending.length > 0) await relay.deliver({ collection, document })
      const { deletedCount } = await collection.deleteOne({ ...key, pending: { $size: 0 } })
      if (deletedCount > 0) return
    }
  }

  return {
    get: <R extends StoredRecord>(space: SpaceId, kind: Kind<R>, id: string) =>
      run(async () => {
        const document = await found(space, kind, id)
        return document && recordOf(kind, document)
      }),
    list: <R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, page: PageRequest) =>
      run(async (): Promise<Page<R>> => {
        const { kind, items, nextCursor } = await listed(space, query, args, page)
        return { items: items.map((document) => recordOf(kind, document) as R), nextCursor }
      }),
    count: (space, query, args) =>
      run(async () => {
        const asked = kinds.ask(query, args)
        return collectionOf(asked.kind).countDocuments(filterOf(space, asked))
      }),
    save: (space, kind, record, options) => run(() => save(space, kind, record, options)),
    erase: (space, kind, id) => run(() => erase(space, kind, id)),
    search: (space, text, searched, page) =>
      run(async () => {
        const { items, nextCursor } = await search(space, text, searched, page)
        return { items: items.map(({ kind, document }) => ({ kind: kind.name, record: recordOf(kind, document) })), nextCursor }
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
    watch: (space, wake) => watches.watch(space, wake),
    json: {
      get: (space, kind, id) =>
        run(async () => {
          const document = await found(space, kind, id)
          return document && { json: jsonOf(kind, document), version: document.version, deletedAt: document.deletedAt }
        }),
      list: (space, query, args, page) =>
        run(async () => {
          const { kind, items, nextCursor } = await listed(space, query, args, page)
          return { json: `[${items.map((document) => jsonOf(kind, document)).join()}]`, nextCursor }
        }),
      search: (space, text, searched, page) =>
        run(async () => {
          const { items, nextCursor } = await search(space, text, searched, page)
          return { json: `[${items.map(hitJson).join()}]`, nextCursor }
        }),
    },
    ready,
    close,
  }
}

const hitJson = ({ kind, document }: Hit) => `{"kind":${JSON.stringify(kind.name)},"record":${jsonOf(kind, document)}}`
