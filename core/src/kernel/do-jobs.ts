import type { ClockDep, QueueDep } from './context.ts'
import { instantText } from './day.ts'
import type { ClaimedJob } from './queue.ts'

/**
 * Does jobs that were claimed, one after another. One that fails is tried again, 2 s later at first and doubling up to about
 * an hour, and keeps none behind it waiting.
 * @param run answers the instant from which the job is to be done again, if it is
 * @throws the first failure, once all were tried.
 */
export async function doJobs(
  { queue, clock }: QueueDep & ClockDep,
  jobs: readonly ClaimedJob[],
  // biome-ignore lint/suspicious/noConfusingVoidType: most answer nothing
  run: (job: ClaimedJob) => Promise<string | void>,
): Promise<void> {
  const failures: unknown[] = []
  for (const job of jobs)
    try {
      const again = await run(job)
      await (again ? queue.retry(job, again) : queue.complete(job))
    } catch (error) {
      failures.push(error)
      await queue.retry(job, instantText(clock.now().add({ seconds: 2 ** Math.min(job.attempt, 12) })))
    }
  if (failures.length > 0) throw failures[0]
}
