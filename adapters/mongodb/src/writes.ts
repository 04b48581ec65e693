import {
  type EraseOptions,
  expectNext,
  type Kind,
  type SaveOptions,
  type SpaceId,
  type StoredRecord,
  stale,
} from '@throughline/core/kernel'
import type { Collections } from './collections.ts'
import { contentsOf, documentId, eventText, type RecordDocument, recordOf } from './documents.ts'
import type { Relay } from './relay.ts'
import { isDuplicate } from './unavailable.ts'

/** The writing half of the store. Every write is one write of one document, with the events in it. */
export function writesOf({ of: collectionOf, kinds, changes }: Collections, relay: Relay) {
  /** The document as it stands after the write; `null` when the stored version is not the expected one. */
  async function written<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, record: R, { expectedVersion, events = [] }: SaveOptions) {
    const key = { _id: documentId(space, record.id), space }
    const contents = contentsOf(kind, record)
    const pending = events.map(eventText)
    if (expectedVersion === 0) return inserted(kind, { ...key, ...contents, pending })
    return collectionOf(kind).findOneAndUpdate(
      { ...key, version: expectedVersion },
      { $set: contents, $push: { pending: { $each: pending } } },
      { returnDocument: 'after' },
    )
  }

  async function inserted(kind: Pick<Kind, 'name'>, document: RecordDocument) {
    try {
      await collectionOf(kind).insertOne(document)
      return document
    } catch (error) {
      if (isDuplicate(error)) return null
      throw error
    }
  }

  async function staleError<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, id: string) {
    const current = await collectionOf(kind).findOne({ _id: documentId(space, id), space })
    return stale(current ? recordOf(kind, current) : undefined)
  }

  return {
    async save<R extends StoredRecord>(space: SpaceId, kind: Kind<R>, record: R, options: SaveOptions) {
      const { expectedVersion } = options
      const collection = collectionOf(kind)
      expectNext(record, expectedVersion)
      const document = await written(space, kind, record, options)
      if (!document) throw await staleError(space, kind, record.id)
      // Waiting there may also be what an interrupted save left, which comes first.
      if (document.pending.length > 0) await relay.deliver({ collection, document })
    },

    /** Deletes the document only while no event waits in it; what is to be told waits there first. */
    async erase(space: SpaceId, kind: Kind, id: string, { events = [] }: EraseOptions = {}) {
      const collection = collectionOf(kind)
      const key = { _id: documentId(space, id), space }
      if (events.length > 0) await collection.updateOne(key, { $push: { pending: { $each: events.map(eventText) } } })
      for (;;) {
        const document = await collection.findOne(key, { projection: { space: 1, pending: 1 } })
        if (!document) return
        if (document.pending.length > 0) await relay.deliver({ collection, document })
        const { deletedCount } = await collection.deleteOne({ ...key, pending: { $size: 0 } })
        if (deletedCount > 0) return
      }
    },

    async settle(space: SpaceId, kind: Kind, id: string) {
      const collection = collectionOf(kind)
      const document = await collection.findOne({ _id: documentId(space, id), space }, { projection: { space: 1, pending: 1 } })
      if (document && document.pending.length > 0) await relay.deliver({ collection, document })
    },

    /** The events last: one that waits in a document may be given its place until that is gone. */
    async eraseSpace(space: SpaceId) {
      for (const kind of kinds.all) await collectionOf(kind).deleteMany({ space })
      await changes.deleteMany({ space })
    },
  }
}
