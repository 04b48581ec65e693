import type { Channel } from '../../account/index.ts'
import type { QueueDep, SpaceId } from '../../kernel/index.ts'

/** The jobs that stand for one message about all that was held back from a channel; their payload is a `DigestRequest`. */
export const DIGEST_JOBS = { mail: 'mail.digest', push: 'push.digest' } as const satisfies Record<Channel, string>

export interface DigestRequest {
  template: 'digest'
  space: SpaceId
  /** What was held back until then, RFC 3339, and what was left of earlier ones. */
  until: string
}

/** Asks for one message about what is held back until a moment; asking again while it waits asks for nothing more. */
export async function requestDigest(deps: QueueDep, space: SpaceId, channel: Channel, until: string): Promise<void> {
  const payload: DigestRequest = { template: 'digest', space, until }
  await deps.queue.enqueue({ id: `digest:${channel}:${space}:${until}`, type: DIGEST_JOBS[channel], space, payload, runAt: until })
}
