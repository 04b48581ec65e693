import { ProblemError } from '@throughline/client/problem'
import type { CoachAnswer } from '@throughline/core/discussion'
import { follow } from '../../live/stream.ts'
import { $gone, client } from '../client.ts'
import { endOfTalk, firstInSight, isAtEnd, keepPlace } from '../thread/place.ts'
import { createReading } from './create-reading.ts'
import { $answers, forgetAnswer, learnAnswer } from './state.ts'

/** Those that are asked for again once the connection was gone. */
const LATEST = 20

let isBegun = false

/** Keeps the answers of a page in step with the discussion, for as long as the page lives. Further calls do nothing. */
export function followAnswers(discussionId: string, given: readonly CoachAnswer[]): void {
  if (isBegun || typeof window === 'undefined') return
  isBegun = true
  $answers.set(given)
  const reading = createReading({
    read: readOne,
    growing: () => ($answers.get() ?? []).filter(({ state }) => state === 'streaming').map(({ id }) => id),
    isShown: () => document.visibilityState === 'visible' && $gone.get() !== discussionId,
    later(act, milliseconds) {
      const timer = setTimeout(act, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  // One was begun, by whomever.
  $answers.listen(reading.goOn)
  document.addEventListener('visibilitychange', reading.goOn)
  $gone.listen(reading.goOn)
  reading.goOn()

  async function readOne(id: string): Promise<void> {
    const answer = await client.discussionCoach.get(discussionId, id).catch((error: unknown) => {
      if (error instanceof ProblemError && error.status === 404) return null
      throw error
    })
    showing(() => (answer ? learnAnswer(answer) : forgetAnswer(id)))
  }

  let wasOpen = false
  // What shows has been taken over by then.
  setTimeout(() =>
    follow(() => ({
      onChange({ kind, space, id }) {
        if (kind !== 'coach-answer' || space !== discussionId) return
        reading.heard([id])
      },
      onOpen() {
        // What was being written as the page was made may be done by now.
        const known = ($answers.get() ?? []).slice(-LATEST)
        reading.heard(known.filter(({ state }) => wasOpen || state === 'streaming').map(({ id }) => id))
        if (wasOpen) void readLatest()
        wasOpen = true
      },
    })),
  )

  /** Those that were begun while nobody told of it. */
  const readLatest = () =>
    client.discussionCoach.list(discussionId, { limit: LATEST }).then(
      ({ items }) => showing(() => items.forEach(learnAnswer)),
      () => {},
    )
}

/** Who is at the end stays there; who reads further up goes on reading. */
const showing = (change: () => void): void => keepPlace(isAtEnd() ? endOfTalk() : firstInSight(), change)
