import { createRetry } from '@throughline/client/retry'
import type { Message } from '@throughline/core/discussion'
import type { Kept } from '../../desk/kept/kept.ts'
import type { Sent } from './outcome.ts'

/** Something written that the server does not have yet. */
export interface WaitingMessage {
  /** The message’s own: sent again under it, it is said once. */
  id: string
  body: string
  replyTo: string | null
  fileIds: readonly string[]
  writtenAt: string
  /** What the discussion is called. */
  about?: string | undefined
  state: 'sending' | 'waiting' | 'refused'
  /** Why it was refused, or what it waits for where somebody has to do something. */
  why?: string
}

export interface WaitingMessages {
  /** Keeps it and sends it once its turn has come. Files were kept under an `id` before there was a message. */
  say(message: {
    id?: string
    body: string
    replyTo: string | null
    fileIds?: readonly string[]
    about?: string | undefined
  }): WaitingMessage
  /** Tries one again that was refused. */
  again(id: string): void
  /** Takes one back that is not on its way; `undefined` where that is too late. */
  discard(id: string): WaitingMessage | undefined
  /** In the order they were written; the same array until something changes. */
  list(): readonly WaitingMessage[]
  subscribe(listener: () => void): () => void
  /** Tells of each message this page has sent, as the server has it, before it leaves the list. */
  onSaid(listener: (message: Message) => void): () => void
  /** There may be a way to the server again. */
  wake(): void
}

export interface WaitingMessagesDeps {
  /** Whose messages of which discussion: what their places in the browser begin with. */
  prefix: string
  /** Where there are no locks, two pages may send one message, which is said once. */
  kept: Kept
  send(message: WaitingMessage): Promise<Sent>
  newId(): string
  /** Milliseconds. */
  now(): number
  /** Calls something later; answers how to forget it. */
  later(act: () => void, milliseconds: number): () => void
}

export const LAST_RETRY_MS = 30_000
/** A connection that answers nothing for so long is dead. */
export const ANSWER_MS = 30_000

const isMessage = (kept: Partial<WaitingMessage> | null): kept is WaitingMessage =>
  [kept?.id, kept?.body, kept?.writtenAt].every((part) => typeof part === 'string')

/** Sends what is written in one discussion, one at a time and in order, from any of a person’s pages. */
export function createWaitingMessages({ prefix, kept, send, newId, now, later }: WaitingMessagesDeps) {
  const listeners = new Set<() => void>()
  const saidListeners = new Set<(message: Message) => void>()
  let listed = all()
  const tries = createRetry(LAST_RETRY_MS)
  let forgetRetry: (() => void) | undefined
  let isSending = false
  let isCalled = false

  /** Each in a place of its own: two pages that write at once lose nothing. */
  function all(): readonly WaitingMessage[] {
    const found = kept.keysOf(prefix).flatMap((key) => {
      const message = kept.read<WaitingMessage>(key)
      // Under a key that is not its own it would never be let go of.
      return isMessage(message) && key === prefix + message.id ? [message] : []
    })
    return found.sort((a, b) => (a.writtenAt === b.writtenAt ? 0 : a.writtenAt < b.writtenAt ? -1 : 1))
  }

  function renew() {
    listed = all()
    for (const listener of listeners) listener()
  }

  const put = (message: WaitingMessage) => {
    kept.put(prefix + message.id, message)
    renew()
  }

  const remove = (id: string) => {
    kept.remove(prefix + id)
    renew()
  }

  /** Another page of the person may have let go of it meanwhile. */
  const change = (id: string, state: WaitingMessage['state'], why?: string) => {
    const found = all().find((message) => message.id === id)
    if (!found) return
    const { why: _, ...message } = found
    put({ ...message, state, ...(why && { why }) })
  }

  const isUnsent = ({ state }: WaitingMessage) => state !== 'refused'

  function retryIn(milliseconds: number) {
    forgetRetry?.()
    forgetRetry = later(() => void sendAll(), milliseconds)
  }

  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    try {
      do {
        isCalled = false
        forgetRetry?.()
        forgetRetry = undefined
        // After those of other pages: it sees what they have sent before it goes on.
        await kept.whenFree(prefix, sendWhatIsThere)
        // What was written since; and where the way is open again, what has just failed may go through now.
      } while (isCalled || (!forgetRetry && listed.some(isUnsent)))
    } finally {
      isSending = false
    }
  }

  function wake() {
    isCalled = true
    void sendAll()
  }

  async function sendWhatIsThere(): Promise<void> {
    renew()
    for (let next = listed.find(isUnsent); next; next = listed.find(isUnsent)) {
      change(next.id, 'sending')
      const sent = await answerTo(next)
      if (sent.is === 'unanswered') {
        for (const { id } of listed.filter(isUnsent)) change(id, 'waiting', sent.why)
        return retryIn(tries.failed())
      }
      tries.answered()
      if (sent.is === 'refused') change(next.id, 'refused', sent.why)
      else {
        if (sent.message) for (const listener of saidListeners) listener(sent.message)
        remove(next.id)
      }
    }
  }

  async function answerTo(message: WaitingMessage): Promise<Sent> {
    let forget = () => {}
    const silence = new Promise<Sent>((resolve) => {
      forget = later(() => resolve({ is: 'unanswered' }), ANSWER_MS)
    })
    const sent = await Promise.race([send(message), silence])
    forget()
    return sent
  }

  const waiting: WaitingMessages = {
    wake,
    say({ id = newId(), body, replyTo, fileIds = [], about }) {
      // Later than all that waits, whatever the clock says: the order they are sent in.
      const last = Date.parse(all().at(-1)?.writtenAt ?? '') || 0
      const writtenAt = new Date(Math.max(now(), last + 1)).toISOString()
      const message = { id, body, replyTo, fileIds, about, writtenAt, state: forgetRetry ? 'waiting' : 'sending' } as const
      put(message)
      void sendAll()
      return message
    },
    again(id) {
      change(id, 'waiting')
      wake()
    },
    discard(id) {
      const message = all().find((each) => each.id === id)
      if (!message || message.state === 'sending') return undefined
      remove(id)
      return message
    },
    list: () => listed,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onSaid(listener) {
      saidListeners.add(listener)
      return () => void saidListeners.delete(listener)
    },
  }
  return {
    ...waiting,
    /** Another page has changed what waits. It may be gone before it has sent all. */
    look() {
      renew()
      if (!isSending && !forgetRetry && listed.some(isUnsent)) retryIn(LAST_RETRY_MS)
    },
  }
}
