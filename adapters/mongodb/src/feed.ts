import type { Change, SpaceId } from '@throughline/core/kernel'
import type { Collection } from 'mongodb'
import { type ChangeDocument, changeOf, documentId, eventOf } from './documents.ts'
import { isDuplicate } from './unavailable.ts'

/** The numbered changes of every space. */
export interface Feed {
  /** Gives the events the next places of the space, in their order; an event that has a place keeps it. Answers the last place used. */
  append(space: SpaceId, events: readonly string[]): Promise<number>
  changes(space: SpaceId, after: number, limit: number): Promise<Change[]>
  head(space: SpaceId): Promise<number>
  /** For each of these spaces that has places above the number given for it, one of the highest of them. */
  advanced(since: ReadonlyMap<SpaceId, number>): Promise<Map<SpaceId, number>>
}

/** Places looked at to learn which spaces have advanced. */
const ADVANCED_SIZE = 1000

/** Places taken by one command. FerretDB 1.24, of which these are one piece, goes on with the next piece after one that failed. */
const APPENDED_SIZE = 100

/**
 * Appending needs no lock. A place is taken by inserting its number plus one after the newest, and
 * unique indexes on the number and on the event's id let of any number of writers exactly one
 * through. So numbers have no holes, since each is taken only once the one before it is; no event has two, since
 * its second insert fails; and whoever fails looks again at what is still to be placed.
 */
export function createFeed(collection: Collection<ChangeDocument>): Feed {
  async function head(space: SpaceId) {
    const newest = await collection
      .find({ space }, { projection: { _id: 0, seq: 1 } })
      .sort({ seq: -1 })
      .limit(1)
      .next()
    return newest?.seq ?? 0
  }

  async function unplaced(space: SpaceId, events: readonly PendingEvent[]) {
    const ids = events.map(({ eventId }) => eventId)
    const placed = await collection.find({ space, eventId: { $in: ids } }, { projection: { _id: 0, eventId: 1 } }).toArray()
    const known = new Set(placed.map(({ eventId }) => eventId))
    return events.filter(({ eventId }) => !known.has(eventId))
  }

  return {
    head,
    async append(space, events) {
      let rest: readonly PendingEvent[] = [...new Map(events.map((event) => [eventOf(event).id, event]))].map(([eventId, event]) => ({
        eventId,
        event,
      }))
      for (;;) {
        const newest = await head(space)
        if (rest.length === 0) return newest
        try {
          // Ordered: a place is tried only after the one before it was taken.
          for (let begin = 0; begin < rest.length; begin += APPENDED_SIZE)
            await collection.insertMany(
              rest.slice(begin, begin + APPENDED_SIZE).map((event, i) => placeAt(space, newest + 1 + begin + i, event)),
              { ordered: true },
            )
          return newest + rest.length
        } catch (error) {
          if (!isDuplicate(error)) throw error
          rest = await unplaced(space, rest)
        }
      }
    },
    async changes(space, after, limit) {
      const places = await collection
        .find({ space, seq: { $gt: after } })
        .sort({ seq: 1 })
        .limit(limit)
        .toArray()
      return places.map(changeOf)
    },
    async advanced(since) {
      const places = await collection
        .find({ $or: [...since].map(([space, seq]) => ({ space, seq: { $gt: seq } })) }, { projection: { _id: 0, space: 1, seq: 1 } })
        .limit(ADVANCED_SIZE)
        .toArray()
      const newest = new Map<SpaceId, number>()
      for (const { space, seq } of places) newest.set(space, Math.max(seq, newest.get(space) ?? 0))
      return newest
    },
  }
}

interface PendingEvent {
  eventId: string
  event: string
}

const placeAt = (space: SpaceId, seq: number, { eventId, event }: PendingEvent): ChangeDocument => ({
  _id: documentId(space, seq),
  space,
  seq,
  eventId,
  event,
})
