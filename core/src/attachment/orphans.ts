import {
  type ActorDep,
  type BlobsDep,
  type ClockDep,
  doSomeDueJobs,
  instantText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
  type TakenUp,
} from '../kernel/index.ts'
import { attachments } from './schema.ts'

const ORPHAN_JOB = 'orphaned-blob'

/** A content gets its record within minutes of being kept; after a day it never will. */
const PATIENCE_HOURS = 24
const RETRY_SECONDS = 30 * 60
const TAKEN_UP: TakenUp = { leaseMs: 5 * 60_000, limit: 50, waitSeconds: () => RETRY_SECONDS }

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
 * @throws the first failure, once all were tried; what failed is tried again later.
 */
export const sweepOrphans = (deps: StoreDep & BlobsDep & QueueDep & ClockDep): Promise<number> =>
  doSomeDueJobs(deps, [ORPHAN_JOB], TAKEN_UP, ({ space, payload }) => dropUnused(deps, space, (payload as OrphanJob).blobId))

/** Erases a content that no record names, also none in the trash. */
export async function dropUnused({ store, blobs }: StoreDep & BlobsDep, space: SpaceId, blobId: string): Promise<void> {
  const { byBlob, byTrashedBlob } = attachments.queries
  for (const query of [byBlob, byTrashedBlob]) if ((await store.count(space, query, { where: { blobId } })) > 0) return
  await blobs.erase(space, blobId)
}
