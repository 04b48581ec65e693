import { z } from 'zod'
import {
  type ClockDep,
  defineKind,
  doSomeDueJobs,
  envelope,
  instantText,
  nowText,
  type QueueDep,
  type SpaceId,
  type StoreDep,
} from '../kernel/index.ts'

export const KEPT_HOURS = 24
/** So long ago a key that is free again counts as begun: to every process, though their clocks differ. */
export const FREE_HOURS = KEPT_HOURS + 1
/** From when on what is free is swept, so that no sweeping meets whoever takes it up at once. */
const SWEPT_HOURS = FREE_HOURS + 1

const KeyedRequest = z.object({
  ...envelope,
  /** Made of the key, method, address and body. */
  fingerprint: z.string(),
  /** Names the first record the request makes, so that a request run again after a crash makes no second. */
  newId: z.string(),
  /**
   * The answer, encrypted under what the key and the request are: no word of a record stays readable here once that is gone.
   * `null` while the request runs, or where it is to be run again under the same id.
   */
  sealed: z.string().nullable(),
})
export type KeyedRequest = z.infer<typeof KeyedRequest>

/** Version 1 kept answers in the clear: they are dropped, and given anew by running the request again under the same id. */
function withoutWords({ answer: _, ...kept }: Record<string, unknown>): Record<string, unknown> {
  return { ...kept, sealed: kept.sealed ?? null }
}

/** Requests made with an Idempotency-Key; the id is the SHA-256 of the key. */
export const keyedRequests = defineKind('keyed-request', {
  schema: KeyedRequest,
  version: 2,
  upcasters: { 1: withoutWords },
  queries: { byAge: { range: 'createdAt', order: ['createdAt', 'id'] } },
  archive: null,
})

export const hoursAgo = ({ clock }: ClockDep, hours: number): string => instantText(clock.now().subtract({ hours }))

/** Erases some that are over in a space. Answers whether there may be more. */
export async function sweepSome(deps: ClockDep & StoreDep, space: SpaceId, limit: number): Promise<boolean> {
  const before = hoursAgo(deps, SWEPT_HOURS)
  const old = await deps.store.list(space, keyedRequests.queries.byAge, { before }, { limit })
  for (const { id } of old.items) await deps.store.erase(space, keyedRequests, id)
  return old.items.length === limit
}

/** The job that stands for the keys of a day in a space, once all of them are over. */
export const KEYED_SWEEP_JOB = 'keyed-requests.sweep'

const LEASE_MS = 60_000
const JOBS_AT_ONCE = 20
const SWEPT_AT_ONCE = 100
/** Spaces that a process remembers to have asked for. */
const MOST_REMEMBERED = 10_000

/** Has what is kept of today's keys swept though nobody asks for anything in the space any more: asked for before one is stored, once a day. */
export function createSweepAnnouncer({ clock, queue }: ClockDep & QueueDep): (space: SpaceId) => Promise<void> {
  const announced = new Map<SpaceId, string>()
  return async (space) => {
    const day = nowText({ clock }).slice(0, 10)
    if (announced.get(space) === day) return
    const runAt = instantText(Temporal.Instant.from(`${day}T00:00:00Z`).add({ hours: 24 + SWEPT_HOURS }))
    await queue.enqueue({ id: `${KEYED_SWEEP_JOB}:${space}:${day}`, type: KEYED_SWEEP_JOB, space, payload: {}, runAt })
    if (announced.size >= MOST_REMEMBERED) announced.clear()
    announced.set(space, day)
  }
}

/** Sweeps what is kept of keys that are over, also of who asks for nothing any more. In as many processes as there are. */
export const sweepKeyedRequests = (deps: ClockDep & StoreDep & QueueDep): Promise<number> =>
  doSomeDueJobs(deps, [KEYED_SWEEP_JOB], { leaseMs: LEASE_MS, limit: JOBS_AT_ONCE }, async ({ space }) =>
    (await sweepSome(deps, space, SWEPT_AT_ONCE)) ? nowText(deps) : undefined,
  )
