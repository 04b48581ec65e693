import { type ClockDep, instantText, type QueueDep } from '../../kernel/index.ts'

/** The job that stands for looking after what a message leaves behind; its payload is a `SweepJob`. */
export const SWEEP_JOB = 'discussion.sweep-message'

export interface SweepJob {
  discussionId: string
  messageId: string
  /** With whom its files lie. */
  authorId: string
}

/** Announces that a message may leave something behind that is nobody's any more. `why` tells several such moments apart. */
export const announceSweep = (
  { queue, clock }: QueueDep & ClockDep,
  job: SweepJob,
  why: string,
  wait: { minutes: number } | { hours: number },
): Promise<void> =>
  queue.enqueue({
    id: `${SWEEP_JOB}:${job.discussionId}:${job.messageId}:${why}`,
    type: SWEEP_JOB,
    space: job.discussionId,
    payload: job,
    runAt: instantText(clock.now().add(wait)),
  })
