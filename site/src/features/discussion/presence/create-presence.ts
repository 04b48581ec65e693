import type { Present } from '@throughline/core/discussion'

export interface PresenceDeps {
  /** Says that the person is there; answers who else is, or `null` where it is not to be said again. */
  report(isTyping: boolean): Promise<readonly Present[] | null>
  isShown(): boolean
  /** Calls something later; answers how to forget it. */
  later(act: () => void, milliseconds: number): () => void
}

/** Milliseconds until it is said again: while others are there, or one types, and otherwise. */
export const [OFTEN_MS, SELDOM_MS] = [3_000, 10_000]
/** Who has not touched a key for so long is not typing. */
export const STILL_MS = 4_000

export type Presence = ReturnType<typeof createPresence>

/** Says that the person has a discussion before them, for as long as the page is looked at, and knows who else has. */
export function createPresence({ report, isShown, later }: PresenceDeps) {
  const listeners = new Set<() => void>()
  let others: readonly Present[] = []
  let isTyping = false
  let isAsking = false
  let isAskedAgain = false
  let hasEnded = false
  let forgetNext = () => {}
  let forgetStill = () => {}

  const show = (next: readonly Present[]) => {
    if (JSON.stringify(next) === JSON.stringify(others)) return
    others = next
    for (const listener of listeners) listener()
  }

  async function ask(): Promise<void> {
    forgetNext()
    isAskedAgain = isAsking
    if (isAsking || hasEnded || !isShown()) return
    isAsking = true
    // Without an answer nobody is known to be there.
    const found = await report(isTyping).catch((): readonly Present[] => [])
    isAsking = false
    hasEnded = found === null
    show(isShown() && found ? found : [])
    if (isAskedAgain) void ask()
    else if (isShown() && !hasEnded) forgetNext = later(() => void ask(), others.length > 0 || isTyping ? OFTEN_MS : SELDOM_MS)
  }

  function stopped() {
    forgetStill()
    if (!isTyping) return
    isTyping = false
    void ask()
  }

  return {
    /** A key was pressed that changes the text. */
    typing() {
      forgetStill()
      forgetStill = later(stopped, STILL_MS)
      if (isTyping) return
      isTyping = true
      void ask()
    },
    /** What was typed is said, or left. */
    stopped,
    /** Something happened there: who is there may be others now. */
    look: () => void ask(),
    /** The page is looked at, or is not any more. */
    seen() {
      if (isShown()) return void ask()
      forgetNext()
      forgetStill()
      isTyping = false
      show([])
    },
    list: () => others,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
