import {
  cursorOf,
  type EachValue,
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
import { documentId, jsonOf, type RecordDocument, recordOf } from './documents.ts'
import { fieldOf, filterOf, sortOf } from './query.ts'
import { type Sortable, sortable } from './sortable.ts'

export type Body = Pick<RecordDocument, 'body' | 'schema'>

/** The reading half of the store, as documents. */
export function readsOf({ kinds, of: collectionOf }: Collections) {
  return {
    find: (space: SpaceId, kind: Kind, id: string) =>
      collectionOf(kind).findOne({ _id: documentId(space, id), space }, { projection: { body: 1, schema: 1, version: 1, deletedAt: 1 } }),

    async findMany(space: SpaceId, kind: Kind, ids: readonly string[]): Promise<Body[]> {
      const wanted = ids.map((id) => documentId(space, id))
      const found = await collectionOf(kind)
        .find({ _id: { $in: wanted }, space })
        .project<Body & { _id: string }>({ body: 1, schema: 1 })
        .toArray()
      const byId = new Map(found.map((document) => [document._id, document]))
      return wanted.flatMap((id) => byId.get(id) ?? [])
    },

    /** @param fits how many of them the page may hold, by their texts, where not all that its limit lets in */
    async list<R extends StoredRecord>(
      space: SpaceId,
      query: Query<R>,
      args: QueryArgs,
      { limit, after }: PageRequest,
      fits?: (texts: readonly string[]) => number,
    ) {
      const asked = kinds.ask(query, args)
      const documents = await collectionOf(asked.kind)
        .find(filterOf(space, asked, after))
        .project<Body>({ _id: 0, body: 1, schema: 1 })
        .sort(sortOf(asked.query))
        .limit(limit + 1)
        .toArray()
      const most = fits ? Math.min(limit, fits(documents.map((document) => jsonOf(asked.kind, document)))) : limit
      const items = documents.slice(0, most)
      const last = documents.length > most ? items.at(-1) : undefined
      return { kind: asked.kind, items, nextCursor: last ? cursorAt(asked.kind, asked.query.order, last) : null }
    },

    async listEach<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, each: EachValue) {
      const asked = kinds.askEach(query, args, each)
      const found = new Map<string, Body[]>()
      if (!asked) return { kind: null, found }
      const [field, values] = [fieldOf(each.key), valuesOf(each)]
      const documents = await collectionOf(asked.kind)
        .find({ ...filterOf(space, asked), [field]: { $in: [...values.keys()] } })
        .project<Body & { k: Record<string, Sortable | Sortable[]> }>({ _id: 0, body: 1, schema: 1, [field]: 1 })
        .sort(sortOf(asked.query))
        .toArray()
      for (const document of documents)
        for (const own of [document.k[each.key] ?? []].flat()) {
          const value = values.get(own)
          if (value !== undefined) found.set(value, [...(found.get(value) ?? []), document])
        }
      return { kind: asked.kind, found }
    },

    count<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs) {
      const asked = kinds.ask(query, args)
      return collectionOf(asked.kind).countDocuments(filterOf(space, asked))
    },

    async countEach<R extends StoredRecord>(space: SpaceId, query: Query<R>, args: QueryArgs, each: EachValue) {
      const asked = kinds.askEach(query, args, each)
      if (!asked) return new Map<string, number>()
      const [field, values] = [fieldOf(each.key), valuesOf(each)]
      const filter = { ...filterOf(space, asked), [field]: { $in: [...values.keys()] } }
      // A record with several values counts for each that was asked for. Not every server of the protocol unwinds a nested field.
      if (each.key === asked.query.each) {
        const counts = new Map<string, number>()
        const keys = collectionOf(asked.kind)
          .find(filter)
          .project<{ k: Record<string, Sortable[]> }>({ _id: 0, [field]: 1 })
        for await (const { k } of keys)
          for (const own of k[each.key] ?? []) {
            const value = values.get(own)
            if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
          }
        return counts
      }
      const groups = await collectionOf(asked.kind)
        .aggregate<{ _id: string; count: number }>([{ $match: filter }, { $group: { _id: `$${field}`, count: { $sum: 1 } } }])
        .toArray()
      return new Map(groups.map(({ _id, count }) => [values.get(_id) as string, count]))
    },
  }
}

/** Values as they were asked for, by how they are kept. */
const valuesOf = ({ values }: EachValue) => new Map<Sortable, string>(values.map((value) => [sortable(value), value]))

function cursorAt(kind: Kind, order: readonly string[], document: Body) {
  const record = recordOf(kind, document)
  return cursorOf(order.map((key) => keyOf(kind, record, key) as IndexedValue))
}
