import { createRetry } from '@throughline/client/retry'

/** What comes together is answered together. */
const GATHER_MS = 60
const LAST_RETRY_MS = 30_000

export interface RoundOptions {
  /** Reads all that is wanted by now. What could not be read is wanted still. */
  read: () => Promise<void>
  isWanted: () => boolean
  /** Whether there is no use in reading again by itself. */
  isFinal: (error: unknown) => boolean
}

/** Reads in rounds, one after another, so that what was asked last is heard last; and again where there was no answer. */
export function createRounds({ read, isWanted, isFinal }: RoundOptions) {
  const retry = createRetry(LAST_RETRY_MS)
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()

  function soon(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      timer = undefined
      last = last.then(round)
    }, ms)
  }

  async function round(): Promise<void> {
    try {
      await read()
      retry.answered()
      // What was heard of meanwhile waited for the way to be open.
      if (isWanted()) soon(GATHER_MS)
    } catch (error) {
      if (isFinal(error)) retry.answered()
      // It may have failed just before the way was said to be open.
      else if (timer === undefined) soon(retry.failed())
    }
  }

  return {
    /** The way is there. */
    now: () => soon(0),
    /** The network is said to be back. */
    wake: () => void (retry.isFailing() && soon(0)),
    /** Something is wanted. Where there was no answer, the next try is on its way. */
    heard: () => void (!retry.isFailing() && soon(GATHER_MS)),
  }
}
