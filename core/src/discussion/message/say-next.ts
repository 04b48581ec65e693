import { z } from 'zod'
import {
  type ClockDep,
  changeUntold,
  type DomainEvent,
  defineKind,
  envelope,
  hasCode,
  type IdsDep,
  instantText,
  inTurn,
  newEnvelope,
  nowText,
  revised,
  type StoreDep,
  saveNew,
} from '../../kernel/index.ts'
import { Message, messages } from './schema.ts'

/** The message of a discussion that was said last, from before it is there; its id is the discussion's. */
export const LastSaid = z.object({ ...envelope, message: Message })
export type LastSaid = z.infer<typeof LastSaid>

export const lastSaids = defineKind('last-said', { schema: LastSaid, version: 1, queries: {}, archive: null })

/** A message that waits to be said by whoever says something next: other processes were quicker time and again. Its id is the message's. */
export const WaitingMessage = z.object({ ...envelope, message: Message.omit({ postedAt: true }) })
export type WaitingMessage = z.infer<typeof WaitingMessage>

export const waitingMessages = defineKind('waiting-message', {
  schema: WaitingMessage,
  version: 1,
  queries: { longest: { order: ['createdAt', 'id'] } },
  archive: null,
})

type Deps = StoreDep & ClockDep & IdsDep

/** A message to be said: all of it but when. */
type Unsaid = Omit<Message, 'postedAt'>

/** Tries against other processes that say something at the same time, and those after which it is left to any of them. */
const [ATTEMPTS, PATIENCE] = [1_000, 5]

/**
 * Says a message after all that was said before it, and lets nobody say anything after it before it is there: whoever sees
 * a message has seen all that stand before it, and no two have the same `postedAt`. So what is read up to one is read.
 * In several processes too, whatever their clocks say: each first claims the place after the last one, and whoever claims
 * the next sees to it that the one before is written, should its process have stopped.
 * Answers the message that is there under the id, which may be another.
 * @throws AppError `stale` when others were quicker for seconds on end.
 */
export function sayNext(deps: Deps, discussionId: string, said: Unsaid): Promise<Message> {
  return inTurn(deps.store, `say ${discussionId}`, async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        await sayWaiting(deps, discussionId, said.id)
        const message = await claimPlace(deps, discussionId, said)
        if (attempt > PATIENCE) await deps.store.erase(discussionId, waitingMessages, said.id)
        return message
      } catch (error) {
        if (!hasCode(error, 'stale') || attempt === ATTEMPTS) throw error
        if (attempt === PATIENCE) await wait(deps, discussionId, said)
      }
    }
  })
}

const wait = (deps: Deps, discussionId: string, said: Unsaid) =>
  saveNew(deps, discussionId, waitingMessages, { ...newEnvelope(said.id, nowText(deps)), message: said })

/** Says what has waited longest for another process, so that everybody has their turn; answers whether anything did. */
async function sayWaiting(deps: Deps, discussionId: string, ownId: string | null): Promise<boolean> {
  const { items } = await deps.store.list(discussionId, waitingMessages.queries.longest, {}, { limit: 1 })
  const [waiting] = items
  if (!waiting || waiting.id === ownId) return false
  await claimPlace(deps, discussionId, waiting.message)
  await deps.store.erase(discussionId, waitingMessages, waiting.id)
  return true
}

/** Says what waits for a process that may have ended, so that it does not wait for somebody else to say something. */
export function sayAllWaiting(deps: Deps, discussionId: string): Promise<void> {
  return inTurn(deps.store, `say ${discussionId}`, async () => {
    for (let attempt = 1; ; attempt++) {
      try {
        if (!(await sayWaiting(deps, discussionId, null))) return
      } catch (error) {
        if (!hasCode(error, 'stale') || attempt === ATTEMPTS) throw error
      }
    }
  })
}

/** Writes the message whose place was claimed last, unless that is done. Answers it as it was claimed. */
export async function finishSaying(deps: Deps, discussionId: string): Promise<LastSaid | null> {
  const last = await deps.store.get(discussionId, lastSaids, discussionId)
  if (last && !(await deps.store.get(discussionId, messages, last.message.id))) await write(deps, discussionId, last.message)
  return last
}

/** Has the message that was said last nowhere else than its author left it. May be repeated, and stopped anywhere. */
export const forgetSaid = (deps: StoreDep & ClockDep, discussionId: string): Promise<void> =>
  // Meanwhile somebody may say something in its place, or change it once more.
  changeUntold(deps, discussionId, lastSaids, discussionId, async ({ message: last }) => {
    const message = await deps.store.get(discussionId, messages, last.id)
    return message && message.version !== last.version ? { message } : null
  })

async function claimPlace(deps: Deps, discussionId: string, said: Unsaid): Promise<Message> {
  const { store } = deps
  const last = await finishSaying(deps, discussionId)
  const there = await store.get(discussionId, messages, said.id)
  if (there) return there
  const message: Message = { ...said, postedAt: after(deps, last?.message.postedAt) }
  const next = last ? revised(last, { message }, nowText(deps)) : { ...newEnvelope(discussionId, nowText(deps)), message }
  await store.save(discussionId, lastSaids, next, { expectedVersion: last?.version ?? 0 })
  return write(deps, discussionId, message)
}

function write(deps: Deps, discussionId: string, message: Message): Promise<Message> {
  const created: DomainEvent = {
    ...{ id: deps.ids.next(), type: 'message.created', at: nowText(deps), actor: message.authorId },
    ...{ kind: messages.name, recordId: message.id, version: message.version },
  }
  return saveNew(deps, discussionId, messages, message, [created])
}

function after({ clock }: ClockDep, last: string | undefined): string {
  const now = instantText(clock.now())
  if (last === undefined || last < now) return now
  return instantText(Temporal.Instant.from(last).add({ milliseconds: 1 }))
}
