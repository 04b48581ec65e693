import { thread as words } from '../../../messages/discussion-thread.ts'
import { didBesides } from '../../changes/changes.ts'
import { outboxOf } from '../compose/outbox.ts'

/** Lets go of a message that was not sent; undone, it is sent after all else that waits. */
export function discard(discussionId: string, id: string): void {
  const outbox = outboxOf(discussionId)
  const message = outbox.discard(id)
  if (!message) return
  didBesides(words.waiting.discarded, async () => {
    outbox.say(message)
    return true
  })
}
