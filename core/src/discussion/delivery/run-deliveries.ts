import { type ClaimedJob, nowText, retryAt } from '../../kernel/index.ts'
import { meetingsAhead } from '../meeting/ahead.ts'
import { finishMeetings } from '../meeting/close-meeting.ts'
import { finishSaying, forgetSaid, sayAllWaiting } from '../message/say-next.ts'
import { type Discussion, discussions } from '../schema.ts'
import { type DeliverDeps, deliverToAll } from './deliver.ts'
import { announceMoment, DELIVERY_JOB, type DeliveryJob } from './job.ts'

const LEASE_MS = 60_000
/** Jobs taken up at a time. */
const LIMIT = 20

/**
 * Does what a process that ended in between left undone, and tells everybody when a meeting has passed; in as many processes as there are. Answers how many discussions were
 * looked after.
 * @throws the first failure, once all that can be looked after has been; what failed is tried again later.
 */
export async function runDeliveries(deps: DeliverDeps): Promise<number> {
  let taken = 0
  for (;;) {
    const jobs = await deps.queue.claim([DELIVERY_JOB], { now: nowText(deps), leaseMs: LEASE_MS, limit: LIMIT })
    taken += jobs.length
    const results = await Promise.allSettled(jobs.map((job) => settle(deps, job)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
    if (jobs.length === 0) return taken
  }
}

async function settle(deps: DeliverDeps, job: ClaimedJob): Promise<void> {
  const { discussionId } = job.payload as DeliveryJob
  try {
    // Of one that was purged nothing comes back.
    const discussion = await deps.store.get(discussionId, discussions, discussionId)
    if (discussion) await finishSaying(deps, discussionId)
    if (discussion) await sayAllWaiting(deps, discussionId)
    if (discussion) await forgetSaid(deps, discussionId)
    if (discussion) await finishMeetings(deps, discussionId)
    await deliverToAll(deps, discussionId)
    if (discussion?.deletedAt === null) await lookAgain(deps, discussion)
    await deps.queue.complete(job)
  } catch (error) {
    await deps.queue.retry(job, retryAt(deps, job))
    throw error
  }
}

/** Once the next meeting has passed, another is next, and nobody did anything. */
async function lookAgain(deps: DeliverDeps, discussion: Discussion): Promise<void> {
  const [next] = await meetingsAhead(deps, discussion, { most: 1 })
  if (next) await announceMoment(deps, discussion.id, next.endsAt)
}
