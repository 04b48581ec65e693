import { $gone, client } from '../client.ts'
import { $talk } from './state.ts'

/** Somebody who opens a page sees what is on it only after a moment. */
const SEEN_MS = 800

let isPaused = false

/** What one marks unread stays so while the page is open. */
export function pauseReading(): void {
  isPaused = true
}

/** What is shown to somebody who looks is read: the main line up to its end. */
export function markRead(discussionId: string): void {
  let readUpTo = ''
  const newest = () => {
    const talk = $talk.get()
    return talk && !talk.answered && talk.later === null ? (talk.said.at(-1)?.postedAt ?? '') : ''
  }
  const isLookedAt = () => !isPaused && document.visibilityState === 'visible' && $gone.get() !== discussionId
  const look = () => {
    if (!isLookedAt() || newest() <= readUpTo) return
    setTimeout(() => {
      const upTo = newest()
      if (!isLookedAt() || upTo <= readUpTo) return
      readUpTo = upTo
      // Without an answer the next message asks again.
      client.discussions.participate(discussionId, { readUpTo: upTo }).catch(() => {
        readUpTo = ''
      })
    }, SEEN_MS)
  }
  document.addEventListener('visibilitychange', look)
  $talk.listen(look)
  $gone.listen(look)
  look()
}
