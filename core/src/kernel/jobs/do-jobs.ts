import type { ClockDep, QueueDep } from '../context.ts'
import type { ClaimedJob } from '../ports/queue.ts'
import { retryAt, type WaitSeconds } from './retry-at.ts'

/** From when on a job is to be done again: as one that was done, or as one that could not be done yet, which is one more try. */
export type Again = string | { notYet: string } | undefined

/**
 * Does jobs that were claimed, one after another: all of them within their lease, or others do them too. One that fails is
 * tried again, later each time, and keeps none behind it waiting.
 * @param run answers the instant from which the job is to be done again, if it is: tries begin anew for what was done
 * @throws the first failure, once all were tried.
 */
export async function doJobs(
  deps: QueueDep & ClockDep,
  jobs: readonly ClaimedJob[],
  // biome-ignore lint/suspicious/noConfusingVoidType: most answer nothing
  run: (job: ClaimedJob) => Promise<Again | void>,
  waitSeconds?: WaitSeconds,
): Promise<void> {
  const failures: unknown[] = []
  for (const job of jobs)
    try {
      const again = await run(job)
      if (typeof again === 'object') await deps.queue.retry(job, again.notYet)
      else await (again ? deps.queue.renew(job, again) : deps.queue.complete(job))
    } catch (error) {
      failures.push(error)
      await deps.queue.retry(job, retryAt(deps, job, waitSeconds))
    }
  if (failures.length > 0) throw failures[0]
}
