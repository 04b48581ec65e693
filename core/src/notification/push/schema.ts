import { z } from 'zod'
import { defineKind, envelope, Instant, type SpaceId, type StoreDep } from '../../kernel/index.ts'

/** A browser of a person that takes push messages (RFC 8030). Its id follows from its address. */
export const PushSubscription = z
  .object({
    ...envelope,
    /** The session it was made in: once that has ended, nothing is sent there any more. */
    sessionId: z.string(),
    /** Where its push service takes messages for it. A secret: whoever has it can send there. */
    endpoint: z.string().max(2000),
    /** What messages are encrypted with (RFC 8291), base64url. */
    keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
    /** The browser’s own words, cut to 300 characters. */
    userAgent: z.string().max(300),
    /** When a message last got there. */
    reachedAt: Instant.nullable(),
  })
  .meta({ id: 'PushSubscription' })
export type PushSubscription = z.infer<typeof PushSubscription>

export const pushSubscriptions = defineKind('push-subscription', {
  schema: PushSubscription,
  version: 1,
  noun: 'browser',
  queries: { oldest: { order: ['createdAt', 'id'] } },
  // A browser is no part of what somebody wrote.
  archive: null,
})

/** Whether there is a browser to send push messages to. */
export async function hasPush({ store }: StoreDep, space: SpaceId): Promise<boolean> {
  return (await store.list(space, pushSubscriptions.queries.oldest, {}, { limit: 1 })).items.length > 0
}
