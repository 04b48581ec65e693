import { ProblemError } from '@throughline/client/problem'
import { follow } from '../../live/stream.ts'
import { $gone, client } from '../client.ts'
import { createPresence, type Presence } from './create-presence.ts'

const known = new Map<string, Presence>()

/** Who has a discussion before them, one for a page; begun as it is first asked for, in a browser. */
export function presenceOf(discussionId: string): Presence {
  const there = known.get(discussionId)
  if (there) return there
  const presence = createPresence({
    report: (isTyping) => client.discussionLive.present(discussionId, { isTyping }).catch(endedBy),
    isShown: () => document.visibilityState === 'visible' && $gone.get() !== discussionId,
    later(act, milliseconds) {
      const timer = setTimeout(act, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  known.set(discussionId, presence)
  document.addEventListener('visibilitychange', presence.seen)
  $gone.listen(presence.seen)
  // Who has said something is not writing it any more.
  follow(() => ({ onChange: ({ kind, space }) => kind === 'message' && space === discussionId && presence.look() }))
  presence.look()
  return presence
}

/** Whoever is signed out, or in it no longer, is told nothing. */
function endedBy(error: unknown): null {
  if (error instanceof ProblemError && [401, 403, 404].includes(error.status)) return null
  throw error
}
