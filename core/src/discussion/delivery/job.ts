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
export function announceDelivery(deps: QueueDep & ClockDep, discussionId: string): Promise<void> {
  const payload: DeliveryJob = { discussionId }
  return announce(deps, { type: DELIVERY_JOB, key: discussionId, space: discussionId, payload })
}

/** Puts off a job of a type until what is done now is done, once for all that is announced under one key within some seconds. */
export async function announce(
  { queue, clock }: QueueDep & ClockDep,
  { type, key, space, payload }: { type: string; key: string; space: string; payload: unknown },
): Promise<void> {
  const window = Math.floor(clock.now().epochMilliseconds / WINDOW_MS)
  const runAt = instantText(Temporal.Instant.fromEpochMilliseconds((window + 2) * WINDOW_MS))
  await queue.enqueue({ id: `${type}:${key}:${window}`, type, space, payload, runAt })
}

/** Has what everybody is told of a discussion looked at again at a moment, an RFC 3339 instant, without anybody doing something then. */
export async function announceMoment({ queue }: QueueDep, discussionId: string, runAt: string): Promise<void> {
  const payload: DeliveryJob = { discussionId }
  await queue.enqueue({ id: `${DELIVERY_JOB}:${discussionId}:at:${runAt}`, type: DELIVERY_JOB, space: discussionId, payload, runAt })
}
