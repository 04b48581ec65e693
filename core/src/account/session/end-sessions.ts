import { type ActorDep, type ClockDep, type IdsDep, notFound, type QueueDep } from '../../kernel/index.ts'
import type { SessionDep, SessionsDep } from '../ports.ts'
import { noteSecurity, onceFor } from '../security.ts'
import { deviceOf } from './device.ts'

export type EndSessionsDeps = SessionsDep & SessionDep & ActorDep & QueueDep & ClockDep & IdsDep

/**
 * Signs one browser of the person out. It asks for no proof: whoever fears a stranger in their account must be quick.
 * @throws AppError `not-found`, also for what is somebody else's.
 */
export async function endSession(deps: EndSessionsDeps, id: string): Promise<void> {
  const { sessions, session, actor } = deps
  const found = (await sessions.list(actor.accountId, actor.space)).find((open) => open.id === id)
  if (!found) throw notFound('session')
  const told = { space: actor.space, what: 'sessions-revoked', detail: deviceOf(found.userAgent), once: onceFor(found) } as const
  if (id !== session.sessionId) await noteSecurity(deps, told)
  await sessions.end(id)
}

/** Signs every browser of the person out but the one that asks; stopped anywhere, it can be done again. */
export async function endOtherSessions(deps: EndSessionsDeps): Promise<void> {
  const { sessions, session, actor } = deps
  const others = (await sessions.list(actor.accountId, actor.space)).filter(({ id }) => id !== session.sessionId)
  // The last to be ended is there for as long as any is.
  const last = others.at(-1)
  if (!last) return
  await noteSecurity(deps, { space: actor.space, what: 'sessions-revoked', once: onceFor(last) })
  for (const { id } of others) await sessions.end(id)
}
