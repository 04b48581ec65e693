import { randomUUID } from 'node:crypto'
import type { ClaimedJob, Queue, SpaceId } from '@throughline/core/kernel'
import type { Collection } from 'mongodb'
import type { Session } from './session.ts'
import { isDuplicate } from './unavailable.ts'

export interface JobDocument {
  /** The job's own id. */
  _id: string
  type: string
  space: SpaceId
  /** JSON text. */
  payload: string
  runAt: string
  /** From when on it may be claimed: `runAt`, or the end of the lease it is under. */
  availableAt: string
  lease: string | null
  attempt: number
}

/** Jobs as documents. A claim is a compare-and-set on the lease, so it needs nothing but the document itself. */
export function createQueue(jobs: Collection<JobDocument>, { run }: Session): Queue {
  async function enqueue(job: JobDocument) {
    try {
      await jobs.insertOne(job)
    } catch (error) {
      if (!isDuplicate(error)) throw error
    }
  }

  async function claim(types: readonly string[], { now, leaseMs, limit }: { now: string; leaseMs: number; limit: number }) {
    const until = new Date(Date.parse(now) + leaseMs).toISOString()
    const claimed: ClaimedJob[] = []
    while (claimed.length < limit) {
      const due = await jobs
        .find({ type: { $in: [...types] }, availableAt: { $lte: now } })
        .sort({ availableAt: 1, _id: 1 })
        .limit(limit - claimed.length)
        .toArray()
      if (due.length === 0) break
      for (const { _id, lease } of due) {
        const document = await jobs.findOneAndUpdate(
          { _id, lease, availableAt: { $lte: now } },
          { $set: { lease: randomUUID(), availableAt: until }, $inc: { attempt: 1 } },
          { returnDocument: 'after' },
        )
        if (document) claimed.push(claimedJob(document))
      }
    }
    return claimed
  }

  return {
    enqueue: ({ id, type, space, payload, runAt }) =>
      run(() =>
        enqueue({ _id: id, type, space, payload: JSON.stringify(payload ?? null), runAt, availableAt: runAt, lease: null, attempt: 0 }),
      ),
    claim: (types, options) => run(() => claim(types, options)),
    complete: ({ id, lease }) => run(async () => void (await jobs.deleteOne({ _id: id, lease }))),
    dropSpace: (space) => run(async () => void (await jobs.deleteMany({ space }))),
    retry: ({ id, lease }, runAt) => run(async () => void (await jobs.updateOne({ _id: id, lease }, free(runAt)))),
    renew: ({ id, lease }, runAt) => run(async () => void (await jobs.updateOne({ _id: id, lease }, free(runAt, { attempt: 0 })))),
    putBack: ({ id, lease }, runAt) =>
      run(async () => void (await jobs.updateOne({ _id: id, lease }, { ...free(runAt), $inc: { attempt: -1 } }))),
  }
}

const free = (runAt: string, more: { attempt?: number } = {}) => ({ $set: { lease: null, runAt, availableAt: runAt, ...more } })

const claimedJob = ({ _id, lease, payload, type, space, runAt, attempt }: JobDocument): ClaimedJob => ({
  id: _id,
  type,
  space,
  payload: JSON.parse(payload),
  runAt,
  lease: lease ?? '',
  attempt,
})
