import type { ClaimedJob, Queue } from '@throughline/core/kernel'

export interface HeldJobs {
  queue: Queue
  /** Takes up no more. */
  stop(): void
  /** Gives back what was taken up and not ended, for any process to take up at once. */
  giveBack(now: string): Promise<void>
}

/** A queue that knows which of its jobs this process has taken up, so that none waits for a lease when it ends. */
export function holdJobs(queue: Queue): HeldJobs {
  const held = new Map<string, Pick<ClaimedJob, 'id' | 'lease'>>()
  let isStopped = false
  const later = (how: 'retry' | 'renew' | 'putBack'): Queue['retry'] => {
    return async (job, runAt) => {
      await queue[how](job, runAt)
      held.delete(job.lease)
    }
  }
  return {
    queue: {
      ...queue,
      async claim(types, options) {
        if (isStopped) return []
        const jobs = await queue.claim(types, options)
        for (const { id, lease } of jobs) held.set(lease, { id, lease })
        // One whose lease was lost is nobody's to give back any more, and is not ended here.
        while (held.size > MOST) held.delete(held.keys().next().value as string)
        return jobs
      },
      async complete(job) {
        await queue.complete(job)
        held.delete(job.lease)
      },
      retry: later('retry'),
      renew: later('renew'),
      putBack: later('putBack'),
    },
    stop() {
      isStopped = true
    },
    async giveBack(now) {
      for (const job of held.values()) await queue.retry(job, now)
      held.clear()
    },
  }
}

const MOST = 5_000
