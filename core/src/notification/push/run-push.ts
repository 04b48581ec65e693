import { type ClaimedJob, doJobs, instantText, nowText, type QueueDep, type SpaceId } from '../../kernel/index.ts'
import { deliverPush, PUSH_JOBS, type PushDeps } from './deliver-push.ts'

export interface PushRunnerDeps extends PushDeps, QueueDep {
  /** Told of what went wrong; what was to be sent is tried again. */
  failed(error: unknown): void
}

/** What sends push messages in one process, of as many as there are. */
export interface PushRunner {
  /** Takes up what is due, as far as there is room, and answers how many that are. Call it again and again; it waits for none of them. */
  run(): Promise<number>
  /** Resolves once nothing is on its way. */
  settled(): Promise<void>
  /** Takes up no more, and waits for what is on its way. */
  close(): Promise<void>
}

/** Jobs that are done at once, and of one account: whoever has a push service that never answers keeps the others no longer. */
const AT_ONCE = 20
const AT_ONCE_OF_ONE = 5
/** All of its messages go out side by side, and each has some ten seconds. */
const LEASE_MS = 60_000
/** After which what had no room is looked at again, so many at a time. */
const NEXT_SECONDS = 2

/** Sends push messages by their jobs, which any process may claim: each from the moment it is claimed, whatever is on its way. */
export function createPushRunner(deps: PushRunnerDeps): PushRunner {
  const { queue, clock } = deps
  const underWay = new Map<SpaceId, Set<Promise<void>>>()
  let isClosed = false

  const all = () => [...underWay.values()].flatMap((ofOne) => [...ofOne])

  function begin(job: ClaimedJob, ofOne: Set<Promise<void>>): void {
    const done = doJobs(deps, [job], (one) => deliverPush(deps, one))
      .catch(deps.failed)
      .finally(() => {
        ofOne.delete(done)
        if (ofOne.size === 0) underWay.delete(job.space)
      })
    underWay.set(job.space, ofOne.add(done))
  }

  const settled = async () => {
    while (underWay.size > 0) await Promise.all(all())
  }

  return {
    async run() {
      const putBack = new Map<SpaceId, number>()
      for (let taken = 0; ; ) {
        const limit = AT_ONCE - all().length
        if (isClosed || limit <= 0) return taken
        const jobs = await queue.claim(PUSH_JOBS, { now: nowText(deps), leaseMs: LEASE_MS, limit })
        for (const job of jobs) {
          const ofOne = underWay.get(job.space) ?? new Set()
          if (ofOne.size < AT_ONCE_OF_ONE) {
            taken++
            begin(job, ofOne)
            continue
          }
          const before = putBack.get(job.space) ?? 0
          putBack.set(job.space, before + 1)
          const seconds = NEXT_SECONDS * (1 + Math.floor(before / AT_ONCE_OF_ONE))
          await queue.putBack(job, instantText(clock.now().add({ seconds })))
        }
        if (jobs.length < limit) return taken
      }
    },
    settled,
    async close() {
      isClosed = true
      await settled()
    },
  }
}
