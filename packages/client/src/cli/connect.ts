import type { Output } from './output.ts'
import { sendWaiting } from './send-waiting.ts'
import { openSession, type Session } from './session.ts'

/**
 * A session for what cannot wait, after all that waited was sent.
 * @throws Unreachable, or ProblemError for a token that the server does not know.
 */
export async function connect(env: Session['env'], out: Output): Promise<Session> {
  const session = await openSession(env)
  await sendWaiting(session, out)
  if (session.away) throw session.away
  return session
}
