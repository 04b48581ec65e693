import type { ClockDep, QueueDep } from '../context.ts'
import { nowText } from '../context.ts'
import type { ClaimedJob } from '../ports/queue.ts'
import { type Again, doJobs } from './do-jobs.ts'

const LEASE_MS = 60_000
/** Jobs taken up at a time. */
const LIMIT = 20

/**
 * Does whatever is due of some types of job, a few at once, until nothing is; in as many processes as there are. What fails is
 * tried again later. Answers how many jobs were taken up.
 * @param run answers the instant from which the job is to be done again, if it is
 * @throws the first failure, once all that were taken up with it were tried.
 */
export async function doDueJobs(
  deps: QueueDep & ClockDep,
  types: readonly string[],
  // biome-ignore lint/suspicious/noConfusingVoidType: most answer nothing
  run: (job: ClaimedJob) => Promise<Again | void>,
): Promise<number> {
  let taken = 0
  for (;;) {
    const jobs = await deps.queue.claim(types, { now: nowText(deps), leaseMs: LEASE_MS, limit: LIMIT })
    if (jobs.length === 0) return taken
    taken += jobs.length
    const results = await Promise.allSettled(jobs.map((job) => doJobs(deps, [job], run)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}
