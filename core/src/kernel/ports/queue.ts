import type { SpaceId } from './store.ts'

export interface Job {
  /** Chosen by the caller; enqueueing the same id again changes nothing. */
  id: string
  type: string
  space: SpaceId
  /** JSON-safe. */
  payload: unknown
  /** RFC 3339 instant before which nobody may claim it. */
  runAt: string
}

export interface ClaimedJob extends Job {
  /** Proof of the claim; a claim that has run out is worth nothing. */
  lease: string
  /** 1 at the first try. */
  attempt: number
}

/** Work to be done at a time, by any process, at least once. */
export interface Queue {
  enqueue(job: Job): Promise<void>
  /** Up to `limit` due jobs of these types, leased for `leaseMs`; no job is leased twice at a time. */
  claim(types: readonly string[], options: { now: string; leaseMs: number; limit: number }): Promise<ClaimedJob[]>
  /** Done: the job is gone. Without effect when the lease was lost. */
  complete(job: Pick<ClaimedJob, 'id' | 'lease'>): Promise<void>
  /** Forgets every job of the space, leased or not. Seldom called: it may look at all there are. */
  dropSpace(space: SpaceId): Promise<void>
  /** Not done: may be claimed again from `runAt`. Without effect when the lease was lost. */
  retry(job: Pick<ClaimedJob, 'id' | 'lease'>, runAt: string): Promise<void>
  /** Done, and to be done again: may be claimed from `runAt`, as if it were new. Without effect when the lease was lost. */
  renew(job: Pick<ClaimedJob, 'id' | 'lease'>, runAt: string): Promise<void>
  /** Not begun: may be claimed again from `runAt`, at the same attempt. Without effect when the lease was lost. */
  putBack(job: Pick<ClaimedJob, 'id' | 'lease'>, runAt: string): Promise<void>
}
