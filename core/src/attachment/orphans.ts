import {
  type ActorDep,
  type BlobsDep,
  type ClockDep,
  instantText,
  nowText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
} from '../kernel/index.ts'
import { attachments } from './schema.ts'

const ORPHAN_JOB = 'orphaned-blob'

/** A content gets its record within minutes of being kept; after a day it never will. */
const PATIENCE_HOURS = 24
const RETRY_MINUTES = 30
const LEASE_MS = 5 * 60 * 1000
const CLAIM_LIMIT = 50

interface OrphanJob {
  blobId: string
}

/** Makes sure that a content about to be kept is erased should it never get its record. */
export const watchForOrphan = ({ queue, clock, actor }: QueueDep & ClockDep & ActorDep, blobId: string): Promise<void> =>
  queue.enqueue({
    id: `${ORPHAN_JOB}:${actor.space}:${blobId}`,
    type: ORPHAN_JOB,
    space: actor.space,
    payload: { blobId } satisfies OrphanJob,
    runAt: instantText(clock.now().add({ hours: PATIENCE_HOURS })),
  })

/**
 * Erases contents whose upload broke off before they had a record. To be called now and then, in any process. Answers
 * how many were looked at.
 */
export async function sweepOrphans(deps: StoreDep & BlobsDep & QueueDep & ClockDep): Promise<number> {
  const { queue, clock } = deps
  const jobs = await queue.claim([ORPHAN_JOB], { now: nowText(deps), leaseMs: LEASE_MS, limit: CLAIM_LIMIT })
  for (const job of jobs) {
    try {
      await dropUnused(deps, job.space, (job.payload as OrphanJob).blobId)
      await queue.complete(job)
    } catch {
      await queue.retry(job, instantText(clock.now().add({ minutes: RETRY_MINUTES })))
    }
  }
  return jobs.length
}

/** Erases a content that no record names, also none in the trash. */
export async function dropUnused({ store, blobs }: StoreDep & BlobsDep, space: SpaceId, blobId: string): Promise<void> {
  const { byBlob, byTrashedBlob } = attachments.queries
  for (const query of [byBlob, byTrashedBlob]) if ((await store.count(space, query, { where: { blobId } })) > 0) return
  await blobs.erase(space, blobId)
}
