import { createHash } from 'node:crypto'
import type { Counters, Spending, Spent } from '@throughline/core/kernel'
import type { Collection } from 'mongodb'
import type { Session } from './session.ts'
import { isDuplicate } from './unavailable.ts'

export interface CounterDocument {
  /** Digest of the key, which may name an address. */
  _id: string
  /** Epoch milliseconds up to which it is used up. */
  until: number
}

/** How often it is looked again after others were quicker, before it is taken as refused. */
const MOST_TRIES = 10

const digestOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** One document for each key, changed by single operations whose conditions hold at the moment they are done. */
export function createCounters(counters: Collection<CounterDocument>, { run }: Session): Counters {
  /** Moves the moment on where it lies ahead and there is room, or begins anew where it lies behind; `null` where neither could be done. */
  async function move(_id: string, { cost, most, now }: Spending): Promise<number | null> {
    const filter = { _id, until: { $gt: now, $lte: now + most - cost } }
    const moved = await counters.findOneAndUpdate(filter, { $inc: { until: cost } }, { returnDocument: 'after' })
    if (moved) return moved.until
    const until = now + cost
    // As `isAstray` says.
    const isOver = { $or: [{ until: { $lte: now } }, { until: { $gt: now + 2 * most } }] }
    const { matchedCount } = await counters.updateOne({ _id, ...isOver }, { $set: { until } })
    return matchedCount > 0 ? until : null
  }

  async function begin(_id: string, { cost, now }: Spending): Promise<number | null> {
    try {
      await counters.insertOne({ _id, until: now + cost })
      return now + cost
    } catch (error) {
      if (isDuplicate(error)) return null
      throw error
    }
  }

  async function spend(_id: string, spending: Spending): Promise<Spent> {
    const { cost, most, now } = spending
    for (let tried = 0; cost <= most && tried < MOST_TRIES; tried++) {
      const until = await move(_id, spending)
      if (until !== null) return { allowed: true, until }
      const found = await counters.findOne({ _id })
      if (found && found.until > now + most - cost) return { allowed: false, until: found.until }
      // Somebody may be quicker at beginning it, and then it is moved.
      const begun = found ? null : await begin(_id, spending)
      if (begun !== null) return { allowed: true, until: begun }
    }
    return { allowed: false, until: now + most }
  }

  return {
    spend: (key, spending) => run(() => spend(digestOf(key), spending)),
    sweep: (now) => run(async () => void (await counters.deleteMany({ until: { $lte: now } }))),
  }
}
