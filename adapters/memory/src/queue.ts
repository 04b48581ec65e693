import { type ClaimedJob, instantText, type Job, type Queue } from '@throughline/core/kernel'
import { type Journal, named } from './journal.ts'

interface Held {
  job: Omit<Job, 'payload'>
  payload: string
  attempt: number
  lease: string | null
  /** Until then nobody may claim it: when it is due, or when its lease ends. */
  availableAt: string
}

/** A queue that begins with what a journal holds, and tells it of what changes. */
export function createQueue(journal: Journal): Queue {
  const jobs = new Map(Array.from(journal.before('job') as Iterable<[string, Held]>, ([, held]) => [held.job.id, held]))
  // A lease of before is nobody's any more.
  let leases = Math.max(0, ...Array.from(jobs.values(), ({ lease }) => Number(lease?.slice('lease-'.length) ?? 0)))
  const note = (held: Held) => journal.put(named('job', held.job.id), { ...held, job: { ...held.job } })
  const drop = (id: string) => {
    if (jobs.delete(id)) journal.drop(named('job', id))
  }
  const leased = ({ id, lease }: Pick<ClaimedJob, 'id' | 'lease'>) => {
    const held = jobs.get(id)
    return held?.lease === lease ? held : undefined
  }
  const free = (held: Held, runAt: string) => {
    held.lease = null
    held.availableAt = runAt
    held.job.runAt = runAt
    note(held)
  }

  return {
    async enqueue({ payload, ...job }) {
      if (jobs.has(job.id)) return
      const held: Held = { job, payload: JSON.stringify(payload ?? null), attempt: 0, lease: null, availableAt: job.runAt }
      jobs.set(job.id, held)
      note(held)
    },
    async claim(types, { now, leaseMs, limit }) {
      const due = [...jobs.values()].filter(({ job, availableAt }) => types.includes(job.type) && availableAt <= now)
      due.sort((a, b) => (a.availableAt < b.availableAt ? -1 : a.availableAt > b.availableAt ? 1 : a.job.id < b.job.id ? -1 : 1))
      return due.slice(0, limit).map((held) => {
        held.attempt++
        held.lease = `lease-${++leases}`
        held.availableAt = instantText(Temporal.Instant.from(now).add({ milliseconds: leaseMs }))
        note(held)
        return { ...held.job, payload: JSON.parse(held.payload), lease: held.lease, attempt: held.attempt }
      })
    },
    async complete(job) {
      if (leased(job)) drop(job.id)
    },
    async dropSpace(space) {
      for (const [id, { job }] of [...jobs]) if (job.space === space) drop(id)
    },
    async retry(job, runAt) {
      const held = leased(job)
      if (held) free(held, runAt)
    },
    async renew(job, runAt) {
      const held = leased(job)
      if (!held) return
      held.attempt = 0
      free(held, runAt)
    },
    async putBack(job, runAt) {
      const held = leased(job)
      if (!held) return
      held.attempt--
      free(held, runAt)
    },
  }
}
