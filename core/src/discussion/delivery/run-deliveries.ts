import { nowText, type QueueDep } from '../../kernel/index.ts'
import { type DeliverDeps, deliver } from './deliver.ts'
import { DELIVERY_JOB, type DeliveryJob } from './job.ts'

const LEASE_MS = 60_000
/** Jobs taken up at a time. */
const LIMIT = 20

/** Brings over what a process that ended in between left behind; in as many processes as there are. Answers how many discussions were looked after. */
export async function runDeliveries(deps: DeliverDeps & QueueDep): Promise<number> {
  let taken = 0
  for (;;) {
    const jobs = await deps.queue.claim([DELIVERY_JOB], { now: nowText(deps), leaseMs: LEASE_MS, limit: LIMIT })
    taken += jobs.length
    for (const job of jobs) {
      await deliver(deps, (job.payload as DeliveryJob).discussionId)
      await deps.queue.complete(job)
    }
    if (jobs.length === 0) return taken
  }
}
