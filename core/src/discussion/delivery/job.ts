import { type ClockDep, instantText, type QueueDep } from '../../kernel/index.ts'

/** The job that stands for bringing what happened in a discussion to those who are in it; its payload is a `DeliveryJob`. */
export const DELIVERY_JOB = 'discussion.deliver'

export interface DeliveryJob {
  discussionId: string
}

/** Longer than a use case runs: by then what was announced is saved, or never will be. */
const WINDOW_MS = 10_000

/**
 * Announces that something is about to happen in a discussion, so that those in it hear of it also when this process ends
 * in between. One job stands for all that happens within some seconds.
 */
export async function announceDelivery({ queue, clock }: QueueDep & ClockDep, discussionId: string): Promise<void> {
  const window = Math.floor(clock.now().epochMilliseconds / WINDOW_MS)
  const runAt = instantText(Temporal.Instant.fromEpochMilliseconds((window + 2) * WINDOW_MS))
  const payload: DeliveryJob = { discussionId }
  await queue.enqueue({ id: `${DELIVERY_JOB}:${discussionId}:${window}`, type: DELIVERY_JOB, space: discussionId, payload, runAt })
}
