import { outbox as changes } from '../../changes/changes.ts'
import { newId } from '../../desk/id.ts'
import { kept } from '../../desk/kept/kept.ts'
import { placesOf } from '../../desk/kept/places.ts'
import { givenDesk } from '../../frame/given-desk.ts'
import { follow } from '../../live/stream.ts'
import { client } from '../client.ts'
import { createWaitingMessages, type WaitingMessages } from './create-waiting-messages.ts'
import { outcomeOf } from './outcome.ts'

export type { WaitingMessage, WaitingMessages } from './create-waiting-messages.ts'

const ID = /[\da-f-]{36}/g

const opened = new Map<string, WaitingMessages>()

/** On the server nothing waits. */
const nothing: WaitingMessages = {
  say: () => {
    throw new Error('Messages are written in a browser.')
  },
  again: () => {},
  discard: () => undefined,
  list: () => [],
  subscribe: () => () => {},
  onSaid: () => () => {},
  wake: () => {},
}

/** What this browser has to say in a discussion, one for a page. It outlives the page, and is the person’s own. */
export function waitingIn(discussionId: string): WaitingMessages {
  if (typeof window === 'undefined') return nothing
  const known = opened.get(discussionId)
  if (known) return known
  const prefix = placesOf('said', givenDesk().accountId, discussionId)
  const waiting = createWaitingMessages({
    ...{ prefix, kept: kept(), newId },
    now: Date.now,
    async send({ id, body, replyTo, fileIds }) {
      try {
        // What it speaks of may be made as it was: offline.
        await Promise.all((body.match(ID) ?? []).map(changes.settled))
        const message = await client.discussionMessages.post(discussionId, { id, body, replyTo, fileIds: [...fileIds] })
        return { is: 'said', message }
      } catch (error) {
        return outcomeOf(error)
      }
    },
    later(act, milliseconds) {
      const timer = setTimeout(act, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  addEventListener('online', waiting.wake)
  addEventListener('storage', ({ key }) => (key === null || key.startsWith(prefix)) && waiting.look())
  follow(() => ({ onChange: () => {}, onOpen: waiting.wake }))
  // What an earlier page has left.
  waiting.wake()
  opened.set(discussionId, waiting)
  return waiting
}
