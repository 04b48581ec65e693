import { createRetry } from '@throughline/client/retry'
import type { Obstacle } from '../../changes/outbox.ts'
import type { EntryFields, TextField } from './fields.ts'
import {
  anew,
  answered,
  begunWith,
  changed,
  chosen,
  isSaved,
  kept,
  learned,
  next,
  type Request,
  refused,
  sending,
  stale,
  type Writing,
} from './writing.ts'

/** An entry as the server tells it. */
export type Told = EntryFields & { version: number }

/** How a request ended. */
export type Outcome =
  | { is: 'done'; entry: Told | null }
  /** It was changed, or made, before. */
  | { is: 'stale'; entry: Told }
  | { is: 'gone' }
  | { is: 'refused'; why: string }
  /** Nothing is known of it; it is to be sent again. */
  | { is: 'unanswered'; why: Obstacle }

/** What is told of saving. */
export type Saving =
  /** Nothing was written yet. */
  | { is: 'empty' }
  /** `at` is when the last of it was saved here; `null` when that was before this page. */
  | { is: 'saved'; at: number | null }
  | { is: 'saving' }
  | { is: 'waiting'; why: Obstacle }
  | { is: 'refused'; why: string }
  /** It was deleted elsewhere. */
  | { is: 'gone' }
  /** Two texts wait for a choice. */
  | { is: 'held' }

export interface AutosaveOptions {
  writing: Writing
  send(id: string, request: Request): Promise<Outcome>
  /** The entry as it is now; `null` where there is no answer. */
  read(id: string): Promise<Told | null>
  /** Where what is not saved outlives the page. */
  store: {
    put(writing: Writing): void
    /** The same at once: there may be no later. */
    putNow(writing: Writing): void
    clear(): void
  }
  newId(): string
  /** Milliseconds. */
  now(): number
  /** Calls back after that many milliseconds; answers how to stop waiting. */
  wait(ms: number, then: () => void): () => void
  onChange(writing: Writing, saving: Saving): void
}

export type Autosave = ReturnType<typeof createAutosave>

/** After a keystroke, the draft is in the browser by then. */
const DRAFT_MS = 200
/** So long after the last keystroke what was typed is sent, and so long after the first at the latest. */
const REST_MS = 1_000
const LONGEST_MS = 5_000
const LAST_RETRY_MS = 15_000

/** Keeps an entry in the browser while it is written, and sends it. Knows nothing of how it is shown. */
export function createAutosave({ writing: begun, send, read, store, newId, now, wait, onChange }: AutosaveOptions) {
  let writing = begun
  let underWay: Promise<void> | null = null
  let obstacle: Obstacle | null = null
  let fault: { is: 'refused'; why: string } | { is: 'gone' } | null = null
  let savedAt: number | null = null
  const tries = createRetry(LAST_RETRY_MS)
  /** The newest version that was heard of elsewhere. */
  let heard = begun.known.version
  let firstUnsent: number | null = null
  let isHurried = false
  let stopSending: (() => void) | undefined
  let stopDraft: (() => void) | undefined
  let isStored = false
  let isEnded = false

  const hasUnsent = () => next(writing) !== null

  function saving(): Saving {
    if (fault) return fault
    if (obstacle && hasUnsent()) return { is: 'waiting', why: obstacle }
    if (hasUnsent()) return { is: 'saving' }
    if (writing.held.length > 0) return { is: 'held' }
    return writing.known.version === 0 ? { is: 'empty' } : { is: 'saved', at: savedAt }
  }

  const tell = () => onChange(writing, saving())

  function keep() {
    stopDraft?.()
    stopDraft = undefined
    if (!isSaved(writing)) {
      store.put(writing)
      isStored = true
    } else if (isStored) {
      store.clear()
      isStored = false
    }
  }

  const keepSoon = () => {
    stopDraft ??= wait(DRAFT_MS, keep)
  }

  function sendSoon() {
    isHurried &&= hasUnsent()
    if (underWay || obstacle || fault || !hasUnsent()) return
    firstUnsent ??= now()
    stopSending?.()
    stopSending = wait(isHurried ? 0 : Math.max(0, Math.min(REST_MS, firstUnsent + LONGEST_MS - now())), () => void deliver())
  }

  /** Sends what is next, unless something is under way: then this waits for it. */
  function deliver(): Promise<void> {
    stopSending?.()
    stopSending = undefined
    const request = next(writing)
    if (!underWay && request && !isEnded) underWay = carry(request)
    return underWay ?? Promise.resolve()
  }

  async function carry(request: Request) {
    writing = sending(writing, request)
    firstUnsent = null
    keep()
    tell()
    const outcome = await send(writing.id, request)
    underWay = null
    // What was deleted here meanwhile is not brought back by a late answer.
    if (isEnded) return
    take(outcome, request)
    keep()
    tell()
    await catchUp()
    sendSoon()
  }

  function take(outcome: Outcome, request: Request) {
    if (outcome.is === 'unanswered') {
      obstacle = outcome.why
      if (outcome.why !== 'signed-out') stopSending = wait(tries.failed(), () => void deliver())
      return
    }
    obstacle = null
    tries.answered()
    fault = null
    if (outcome.is === 'done') {
      savedAt = now()
      writing = outcome.entry && request.do !== 'keep' ? answered(writing, outcome.entry.version, outcome.entry) : kept(writing)
    } else if (outcome.is === 'stale') {
      writing = stale(writing, outcome.entry.version, outcome.entry)
      heard = Math.max(heard, outcome.entry.version)
    } else {
      writing = refused(writing)
      fault = outcome
      isEnded = outcome.is === 'gone'
    }
  }

  /** Reads what was changed elsewhere while something was on its way. */
  async function catchUp() {
    if (underWay || writing.sent || heard <= writing.known.version || writing.known.version === 0) return
    const entry = await read(writing.id)
    if (entry) learn(entry)
  }

  function learn(entry: Told) {
    writing = learned(writing, entry.version, entry)
    keep()
    tell()
    sendSoon()
  }

  function change(changes: Partial<EntryFields>) {
    writing = changed(writing, changes)
    // What was refused is not sent again before something else is.
    if (fault?.is === 'refused') fault = null
    firstUnsent ??= now()
    keepSoon()
    sendSoon()
    tell()
  }

  /** Tries at once, as when the network is back. */
  function retry() {
    if (fault?.is === 'refused') fault = null
    obstacle = null
    void deliver()
  }

  return {
    writing: () => writing,
    saving,
    change,
    retry,
    /** Has an entry that has no word yet begin otherwise; whether it does. */
    beginWith(changes: Partial<EntryFields>): boolean {
      const begun = begunWith(writing, changes)
      if (begun) writing = begun
      tell()
      return begun !== null
    },
    /** Writes on what an earlier page could not save, in place of what is shown. */
    takeUp(left: Writing) {
      const { version, fields } = writing.known
      writing = left.id === writing.id ? learned(left, version, fields) : left
      heard = Math.max(heard, left.known.version)
      isStored = true
      keep()
      tell()
      retry()
    },
    /** Takes in the entry as it was read. */
    learn,
    /** Another page wrote this version. */
    hear(version: number) {
      heard = Math.max(heard, version)
      void catchUp()
    },
    /** Says how a text is to read that was changed twice. */
    choose(text: Pick<EntryFields, TextField>) {
      writing = chosen(writing, text, newId)
      // What was refused is not sent again before something else is.
      if (fault?.is === 'refused') fault = null
      isHurried = true
      keep()
      sendSoon()
      tell()
    },
    /** The page may be gone in a moment. */
    hide() {
      stopDraft?.()
      stopDraft = undefined
      if (isSaved(writing)) return
      store.putNow(writing)
      isStored = true
      if (!obstacle) void deliver()
    },
    /** Sends what there is at once; resolves to whether the server has all of it. */
    async flush(): Promise<boolean> {
      while (hasUnsent() && !obstacle && !fault && !isEnded) await deliver()
      return isSaved(writing)
    },
    /** Reads the entry anew, as after a while in which nothing was heard. */
    async refresh() {
      if (writing.known.version === 0 || underWay) return
      const entry = await read(writing.id)
      if (entry) learn(entry)
    },
    /** Writes what is shown as another entry, where its own was deleted for good. */
    beginAnew(id: string) {
      writing = anew(writing, id)
      fault = null
      isEnded = false
      heard = 0
      retry()
    },
    /** It was restored where it had been deleted, and is written on. */
    goOn(entry: Told) {
      fault = null
      isEnded = false
      learn(entry)
      retry()
    },
    /** Nothing of it is kept or sent any more, as when it was deleted here. */
    end() {
      isEnded = true
      stopSending?.()
      stopDraft?.()
      store.clear()
    },
  }
}
