import { ProblemError } from '../problem-error.ts'
import { EXIT, Failure, failureOf, maySucceedLater } from './failure.ts'
import { withLock } from './lock.ts'
import { inWords, type Operation, perform } from './operations.ts'
import { type Output, shown } from './output.ts'
import { openQueue, type Waiting } from './queue.ts'
import type { Session } from './session.ts'

export interface Sent {
  sent: number
  refused: number
  /** Still waiting, for this account. */
  left: number
}

/**
 * Sends what waits for this account, in order, and sets aside what is refused. Where the server is away, that is noted in
 * the session and the rest stays.
 * @throws ProblemError for a token that the server does not know.
 */
export async function sendWaiting(session: Session, out: Output): Promise<Sent> {
  const queue = openQueue(session.env)
  const done: Sent = { sent: 0, refused: 0, left: 0 }
  const mine = await ownOf(session, queue.waiting)
  if ((await mine()).length === 0) return done
  await withLock(queue.sending, async (alive) => {
    // Read anew each time: another process may have sent some, or added one.
    for (let [next] = await mine(); next && !session.away; [next] = await mine()) {
      await alive()
      const reason = await refusal(session, next)
      if (session.away) break
      if (reason === null) done.sent++
      else {
        done.refused++
        out.note(`Refused, and set aside (throughline queue shows it): ${lineOf(next.operation)}: ${reason}`)
        await queue.refused.add({ ...next, refusedAt: new Date().toISOString(), reason })
      }
      await queue.waiting.remove(next.key)
    }
  })
  if (done.sent > 0) out.note(`Sent ${done.sent === 1 ? 'one thing' : `${done.sent} things`} that waited.`)
  return { ...done, left: (await mine()).length }
}

/** Why it was refused; `null` when it was done, or the server turned out to be away. */
async function refusal(session: Session, { key, operation }: Waiting): Promise<string | null> {
  try {
    await perform(session.client(key), operation)
    return null
  } catch (error) {
    if (maySucceedLater(error)) session.away = error
    else if (error instanceof ProblemError && error.status !== 401) return failureOf(error).message
    else if (error instanceof Failure && error.exit === EXIT.refused) return error.message
    else throw error
    return null
  }
}

/** Lists what is of this account: somebody else may have been signed in when it was typed. */
async function ownOf(session: Session, waiting: ReturnType<typeof openQueue>['waiting']): Promise<() => Promise<Waiting[]>> {
  const here = async () => (await waiting.list()).filter(({ url }) => url === session.url)
  const byToken = ({ token }: Waiting) => token === session.tokenHash
  const account = (await here()).every(byToken) ? null : await session.accountId()
  return async () => (await here()).filter((item) => byToken(item) || (account !== null && item.account === account))
}

export const lineOf = (operation: Operation) => `${operation.kind} ${shown(inWords(operation))}`
