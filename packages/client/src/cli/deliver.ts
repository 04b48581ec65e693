import { randomUUIDv7 } from 'node:crypto'
import { failureOf, maySucceedLater } from './failure.ts'
import { type Operation, type Outcome, perform } from './operations.ts'
import type { Output } from './output.ts'
import { openQueue, type Waiting } from './queue.ts'
import { sendWaiting } from './send-waiting.ts'
import type { Session } from './session.ts'

/** A fresh id, for what is made while nobody else can give one. */
export const newId = (): string => randomUUIDv7()

/**
 * Does an operation after all that waits; where the server is away it is kept, said, and `null` is answered.
 * @throws ProblemError or Failure when it is refused: then it is not kept.
 */
export async function deliver(session: Session, out: Output, operation: Operation): Promise<Outcome | null> {
  const key = newId()
  if (!session.away) await sendWaiting(session, out)
  if (!session.away)
    try {
      return await perform(session.client(key), operation)
    } catch (error) {
      if (!maySucceedLater(error)) throw error
      // It may have been done without our hearing of it: sent again under the same key and id, it is done once.
      session.away = error
    }
  await keep(session, out, key, operation)
  return null
}

async function keep(session: Session, out: Output, key: string, operation: Operation): Promise<void> {
  const { env, url, tokenHash: token } = session
  const item: Waiting = { key, queuedAt: new Date().toISOString(), url, account: await session.accountId(), token, operation }
  await openQueue(env).waiting.add(item)
  if (session.away) out.note(`${failureOf(session.away).message} Kept, to be sent by the next command that reaches it.`)
  out.json({ queued: item.operation })
}
