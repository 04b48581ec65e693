import type { SpaceId } from '@throughline/core/kernel'
import type { Collection } from 'mongodb'
import type { RecordDocument } from './documents.ts'
import type { Feed } from './feed.ts'

/** Events seen waiting in a record's document, all of them, oldest first. */
export interface Delivery {
  collection: Collection<RecordDocument>
  document: Pick<RecordDocument, '_id' | 'space' | 'pending'>
}

export interface Relay {
  /** Gives the events their places in the feed, then takes them out of the document. Resolves when both are done. */
  deliver(delivery: Delivery): Promise<void>
  /** Delivers what processes that are gone left behind. */
  sweep(): Promise<void>
}

/** Documents a sweep looks at in one go. */
const SWEEP_SIZE = 200

interface Waiting extends Delivery {
  done: () => void
  failed: (error: unknown) => void
}

/**
 * Moves events from their documents to the change feed. A delivery may stop anywhere and be made again, by
 * this process or another: an event leaves its document only after it has its place, and the feed gives
 * no event a second one. A record's events keep their order because every delivery brings all that were
 * waiting in the document, not just the newest. Within a process the deliveries of a space share their round trips.
 */
export function createRelay(
  collections: readonly Collection<RecordDocument>[],
  feed: Feed,
  onAppended: (space: SpaceId, seq: number) => void,
): Relay {
  const queues = new Map<SpaceId, Waiting[]>()

  async function deliverAll(space: SpaceId, batch: readonly Delivery[]) {
    const events = batch.flatMap(({ document }) => document.pending)
    onAppended(space, await feed.append(space, events))
    const byCollection = Map.groupBy(batch, ({ collection }) => collection)
    await Promise.all([...byCollection].map(([collection, delivered]) => takeOut(collection, delivered)))
  }

  async function drain(space: SpaceId, queue: Waiting[]) {
    while (queue.length > 0) {
      const batch = queue.splice(0)
      try {
        await deliverAll(space, batch)
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    queues.delete(space)
  }

  function deliver(delivery: Delivery) {
    const { space } = delivery.document
    return new Promise<void>((done, failed) => {
      const waiting = { ...delivery, done, failed }
      const queue = queues.get(space)
      if (queue) return void queue.push(waiting)
      const fresh = [waiting]
      queues.set(space, fresh)
      void drain(space, fresh)
    })
  }

  async function sweep(collection: Collection<RecordDocument>) {
    for (;;) {
      const found = await collection
        .find({ pending: { $gt: '' } }, { projection: { space: 1, pending: 1 } })
        .limit(SWEEP_SIZE)
        .toArray()
      await Promise.all(found.map((document) => deliver({ collection, document })))
      if (found.length < SWEEP_SIZE) return
    }
  }

  return {
    deliver,
    async sweep() {
      for (const collection of collections) await sweep(collection)
    },
  }
}

const takeOut = (collection: Collection<RecordDocument>, deliveries: readonly Delivery[]) =>
  collection.bulkWrite(
    deliveries.map(({ document: { _id, space, pending } }) => ({
      updateOne: { filter: { _id, space }, update: { $pullAll: { pending } } },
    })),
    { ordered: false },
  )
