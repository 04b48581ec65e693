/** What comes together is answered together. */
const GATHER_MS = 60
const FIRST_RETRY_MS = 1_000
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
  let failures = 0
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
      failures = 0
      // What was heard of meanwhile waited for the way to be open.
      if (isWanted()) soon(GATHER_MS)
    } catch (error) {
      if (isFinal(error)) failures = 0
      // It may have failed just before the way was said to be open.
      else if (timer === undefined) soon(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++))
    }
  }

  return {
    /** The way is there. */
    now: () => soon(0),
    /** The network is said to be back. */
    wake: () => void (failures > 0 && soon(0)),
    /** Something is wanted. Where there was no answer, the next try is on its way. */
    heard: () => void (failures === 0 && soon(GATHER_MS)),
  }
}
