import { z } from 'zod'
import { type ActorDep, Instant } from '../../kernel/index.ts'
import type { SessionDep, SessionsDep } from '../ports.ts'
import type { Session } from '../schema.ts'
import { deviceOf } from './device.ts'

/** A browser that is signed in, as its person sees it. */
export const SignedInBrowser = z
  .object({
    id: z.string(),
    /** Such as `Firefox on Linux`. */
    device: z.string(),
    /** When it signed in. */
    createdAt: Instant,
    /** When it was used last, to the hour. */
    usedAt: Instant,
    /** Whether it is the one that asks. */
    isThis: z.boolean(),
  })
  .meta({ id: 'SignedInBrowser' })
export type SignedInBrowser = z.infer<typeof SignedInBrowser>

/** Where the person is signed in: the browser that asks first, then the newest. */
export async function listSessions({
  sessions,
  session: { sessionId },
  actor,
}: SessionsDep & SessionDep & ActorDep): Promise<SignedInBrowser[]> {
  const open = await sessions.list(actor.accountId, actor.space)
  const seen = open.map((session) => seenBy(sessionId, session))
  return [...seen.filter(({ isThis }) => isThis), ...seen.filter(({ isThis }) => !isThis)]
}

const seenBy = (sessionId: string, { id, userAgent, createdAt, usedAt }: Session): SignedInBrowser => ({
  ...{ id, createdAt, usedAt },
  device: deviceOf(userAgent),
  isThis: id === sessionId,
})
