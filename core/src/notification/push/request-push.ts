import type { ClockDep, QueueDep, SpaceId } from '../../kernel/index.ts'
import { notBefore } from '../not-before.ts'
import type { Notification } from '../schema.ts'

/** The job that stands for the push messages of one notification; its payload is a `PushRequest`. */
export const PUSH_JOB = 'push.notification'

export interface PushRequest {
  space: SpaceId
  notificationId: string
}

/** Asks for the push messages of a notification; asking again while they wait asks for nothing more. */
export async function requestPush(deps: QueueDep & ClockDep, space: SpaceId, told: Notification): Promise<void> {
  const payload: PushRequest = { space, notificationId: told.id }
  await deps.queue.enqueue({ id: `push:${space}:${told.id}`, type: PUSH_JOB, space, payload, runAt: notBefore(deps, told) })
}
