import type { BlobsDep, ClockDep, GiveWayDep, IdsDep, KindsDep, QueueDep, StoreDep } from '../../kernel/index.ts'
import { announce } from '../delivery/job.ts'

/** What settling needs: it works in the spaces of several people, as each of them. */
export type SettleDeps = StoreDep & ClockDep & IdsDep & QueueDep & KindsDep & BlobsDep & GiveWayDep

/** The job that stands for bringing what hangs on a decision or an action item in line with it; its payload is a `SettleJob`. */
export const SETTLE_JOB = 'discussion.settle'

export interface SettleJob {
  /** A `person` is settled who has left, or is back. */
  kind: 'decision' | 'action-item' | 'person'
  discussionId: string
  id: string
}

/**
 * Announces that a decision or an action item is about to change, or that somebody is about to leave or come back, so that what
 * hangs on it follows also when this process ends in between.
 */
export const announceSettlement = (deps: QueueDep & ClockDep, job: SettleJob): Promise<void> =>
  announce(deps, { type: SETTLE_JOB, key: job.id, space: job.discussionId, payload: job })
