import type { ClockDep, QueueDep } from '../context.ts'
import { nowText } from '../context.ts'
import type { ClaimedJob } from '../ports/queue.ts'
import { type Again, doJobs } from './do-jobs.ts'
import type { WaitSeconds } from './retry-at.ts'

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

/** How jobs of a type are taken up. */
export interface TakenUp {
  /** Within which all that are taken up have to be done. */
  leaseMs: number
  /** Jobs taken up at a time. */
  limit: number
  /** What was due by then; by this moment unless told otherwise. */
  dueBy?: string
  /** As of `retryAt` unless told otherwise. */
  waitSeconds?: WaitSeconds
}

/**
 * Does some of what is due of some types of job, one after another; in as many processes as there are. For jobs that take long
 * or much, of which what is left can wait for the next round. Answers how many were taken up.
 * @param run answers the instant from which the job is to be done again, if it is
 * @throws the first failure, once all were tried; what failed is tried again later.
 */
export async function doSomeDueJobs(
  deps: QueueDep & ClockDep,
  types: readonly string[],
  { leaseMs, limit, dueBy = nowText(deps), waitSeconds }: TakenUp,
  // biome-ignore lint/suspicious/noConfusingVoidType: most answer nothing
  run: (job: ClaimedJob) => Promise<Again | void>,
): Promise<number> {
  const jobs = await deps.queue.claim(types, { now: dueBy, leaseMs, limit })
  await doJobs(deps, jobs, run, waitSeconds)
  return jobs.length
}
