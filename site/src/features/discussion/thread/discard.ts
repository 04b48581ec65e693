import { thread as words } from '../../../messages/discussion-thread.ts'
import { didBesides } from '../../changes/changes.ts'
import { waitingIn } from '../compose/waiting-messages.ts'

/** Lets go of a message that was not sent; undone, it is sent after all else that waits. */
export function discard(discussionId: string, id: string): void {
  const waiting = waitingIn(discussionId)
  const message = waiting.discard(id)
  if (!message) return
  didBesides(words.waiting.discarded, async () => {
    waiting.say(message)
    return true
  })
}
