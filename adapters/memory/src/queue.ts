import { type ClaimedJob, instantText, type Job, type Queue } from '@throughline/core/kernel'

interface Held {
  job: Omit<Job, 'payload'>
  payload: string
  attempt: number
  lease: string | null
  /** Until then nobody may claim it: when it is due, or when its lease ends. */
  availableAt: string
}

export function createQueue(): Queue {
  const jobs = new Map<string, Held>()
  let leases = 0
  const leased = ({ id, lease }: Pick<ClaimedJob, 'id' | 'lease'>) => {
    const held = jobs.get(id)
    return held?.lease === lease ? held : undefined
  }

  return {
    async enqueue({ payload, ...job }) {
      if (jobs.has(job.id)) return
      jobs.set(job.id, { job, payload: JSON.stringify(payload ?? null), attempt: 0, lease: null, availableAt: job.runAt })
    },
    async claim(types, { now, leaseMs, limit }) {
      const due = [...jobs.values()].filter(({ job, availableAt }) => types.includes(job.type) && availableAt <= now)
      due.sort((a, b) => (a.availableAt < b.availableAt ? -1 : a.availableAt > b.availableAt ? 1 : a.job.id < b.job.id ? -1 : 1))
      return due.slice(0, limit).map((held) => {
        held.attempt++
        held.lease = `lease-${++leases}`
        held.availableAt = instantText(Temporal.Instant.from(now).add({ milliseconds: leaseMs }))
        return { ...held.job, payload: JSON.parse(held.payload), lease: held.lease, attempt: held.attempt }
      })
    },
    async complete(job) {
      if (leased(job)) jobs.delete(job.id)
    },
    async dropSpace(space) {
      for (const [id, { job }] of jobs) if (job.space === space) jobs.delete(id)
    },
    async retry(job, runAt) {
      const held = leased(job)
      if (!held) return
      held.lease = null
      held.availableAt = runAt
      held.job.runAt = runAt
    },
  }
}
