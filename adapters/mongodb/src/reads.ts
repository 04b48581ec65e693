import {
  cursorOf,
  type IndexedValue,
  type Kind,
  keyOf,
  type PageRequest,
  type Query,
  type QueryArgs,
  type SpaceId,
  type StoredRecord,
} from '@throughline/core/kernel'
import type { Collections } from './collections.ts'
import { documentId, type RecordDocument, recordOf } from './documents.ts'
import { filterOf, sortOf } from './query.ts'

export type Body = Pick<RecordDocument, 'body' | 'schema'>

/** The reading half of the store, as documents. */
export function readsOf({ kinds, of: collectionOf }: Collections) {
  return {
    find: (space: SpaceId, kind: Kind, id: string) =>
      collectionOf(kind).findOne({ _id: documentId(space, id), space }, { projection: { body: 1, schema: 1, version: 1, deletedAt: 1 } }),

    async list<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, { limit, after }: PageRequest) {
      const asked = kinds.ask(query, args)
      const documents = await collectionOf(asked.kind)
        .find(filterOf(space, asked, after))
        .project<Body>({ _id: 0, body: 1, schema: 1 })
        .sort(sortOf(asked.query))
        .limit(limit + 1)
        .toArray()
      const items = documents.slice(0, limit)
      const last = documents.length > limit ? items.at(-1) : undefined
      return { kind: asked.kind, items, nextCursor: last ? cursorAt(asked.kind, asked.query.order, last) : null }
    },

    count<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs) {
      const asked = kinds.ask(query, args)
      return collectionOf(asked.kind).countDocuments(filterOf(space, asked))
    },
  }
}

function cursorAt(kind: Kind, order: readonly string[], document: Body) {
  const record = recordOf(kind, document)
  return cursorOf(order.map((key) => keyOf(kind, record, key) as IndexedValue))
}
