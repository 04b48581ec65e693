import type { ClockDep } from '../context.ts'
import type { ClaimedJob } from '../ports/queue.ts'
import { instantText } from '../time/day.ts'

/** Whole seconds to wait after a try that failed, of which the first is 1. */
export type WaitSeconds = (attempt: number) => number

const doubling: WaitSeconds = (attempt) => 2 ** Math.min(attempt, 12)

/** When a job that failed is tried again: unless told otherwise 2 s after the first try, doubling up to about an hour. */
export const retryAt = ({ clock }: ClockDep, { attempt }: Pick<ClaimedJob, 'attempt'>, waitSeconds = doubling): string =>
  instantText(clock.now().add({ seconds: waitSeconds(attempt) }))
