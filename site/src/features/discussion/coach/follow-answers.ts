import { ProblemError } from '@throughline/client/problem'
import type { CoachAnswer } from '@throughline/core/discussion'
import { follow } from '../../live/stream.ts'
import { endOfTalk, firstInSight, isAtEnd, keepPlace } from '../thread/place.ts'
import { client } from '../thread/state.ts'
import { $answers, forgetAnswer, learnAnswer } from './state.ts'

/** Events that come together are answered together. */
const GATHER_MS = 60
const RETRY_MS = 3_000
/** Those that are asked for again once the connection was gone. */
const LATEST = 20

let isBegun = false

/** Keeps the answers of a page in step with the discussion, for as long as the page lives. Further calls do nothing. */
export function followAnswers(discussionId: string, given: readonly CoachAnswer[]): void {
  if (isBegun || typeof window === 'undefined') return
  isBegun = true
  $answers.set(given)
  const heardOf = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading = Promise.resolve()

  const soon = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      reading = reading.then(readThem)
    }, ms)
  }

  async function readThem(): Promise<void> {
    const ids = [...heardOf]
    heardOf.clear()
    for (const id of ids) await readOne(id).catch(() => heardOf.add(id))
    if (heardOf.size > 0) soon(RETRY_MS)
  }

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
        heardOf.add(id)
        soon(GATHER_MS)
      },
      onOpen() {
        // What was being written as the page was made may be done by now.
        const known = ($answers.get() ?? []).slice(-LATEST)
        for (const { id, state } of known) if (wasOpen || state === 'streaming') heardOf.add(id)
        if (wasOpen) void readLatest()
        wasOpen = true
        soon(0)
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
