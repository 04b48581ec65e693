import type { ClockDep } from '../context.ts'
import type { ClaimedJob } from '../ports/queue.ts'
import { instantText } from '../time/day.ts'

/** When a job that failed is tried again: 2 s after the first try, doubling up to about an hour. */
export const retryAt = ({ clock }: ClockDep, { attempt }: Pick<ClaimedJob, 'attempt'>): string =>
  instantText(clock.now().add({ seconds: 2 ** Math.min(attempt, 12) }))
