import { createRetry } from '@throughline/client/retry'
import type { AnyChange, AnyRecord } from './any-change.ts'

/** How one change ended. */
export type Outcome =
  | { is: 'saved'; record: AnyRecord }
  /** Taken back before it was sent. */
  | { is: 'dropped' }
  | { is: 'refused'; error: unknown }

interface Entry {
  change: AnyChange
  isSending: boolean
  /** It was sent and no answer came: it may have been done all the same. */
  mayBeDone: boolean
  /** What makes the records that it names, its own among them, and goes before it. */
  after: readonly Entry[]
  settle: (outcome: Outcome) => void
  outcome: Promise<Outcome>
}

export interface OutboxOptions {
  send: (change: AnyChange) => Promise<AnyRecord>
  /** Which changes go one after another: those of one record, and of what belongs to it. It may be known better later. */
  lineOf: (change: AnyChange) => string
  /** Whether a change makes the record that it is about. */
  isMaking: (change: AnyChange) => boolean
  /** Why a change that failed with an error may go through later; `null` when the server refused it for what it is. */
  obstacle: (error: unknown) => Obstacle | null
  /** Calls back after that many milliseconds; answers how to stop waiting. */
  wait: (ms: number, then: () => void) => () => void
  /** Told whenever the way is lost or found, and how many changes wait. */
  onState: (state: OutboxState) => void
  /** Told that something was added to what is not saved, or ended. */
  onUnsaved?: (isAdded: boolean) => void
  /** How many changes may be sent in one turn, so that they can travel together; alone when absent. */
  lot?: number
}

/** What keeps changes from being sent. Signing in again is not waited for: somebody has to say that it was done. */
export type Obstacle = 'no-network' | 'no-answer' | 'signed-out'

export interface OutboxState {
  obstacle: Obstacle | null
  waiting: number
}

/** Changes sent each by itself at the same time; those of one line always go one after another. */
const PARALLEL = 6
const LAST_RETRY_MS = 15_000

const ID = /[\da-f-]{36}/g

/** Sends changes in order, several lines at a time, and keeps what cannot be sent until the server is there again. */
export function createOutbox({ send, obstacle: obstacleOf, lineOf, isMaking, wait, onState, onUnsaved, lot = 1 }: OutboxOptions) {
  const entries: Entry[] = []
  let obstacle: Obstacle | null = null
  const tries = createRetry(LAST_RETRY_MS)
  let stopWaiting: (() => void) | undefined
  /** Whether changes are under way together. What comes meanwhile waits for them, so that it can go together too. */
  let isTogether = false
  /** Whether a change is under way to find out if the server is there again. */
  let isProbing = false
  /** Whether it was said meanwhile that the server is there. */
  let isCalled = false

  const report = () => onState({ obstacle, waiting: obstacle ? entries.length : 0 })

  /** The oldest changes that may go now: of each line the first, unless it is on its way. */
  function next(most: number): Entry[] {
    const busy = new Set<string>()
    const ready: Entry[] = []
    for (const entry of entries) {
      if (ready.length === most) break
      const line = lineOf(entry.change)
      if (!entry.isSending && !busy.has(line) && !entry.after.some((other) => entries.includes(other))) ready.push(entry)
      busy.add(line)
    }
    return ready
  }

  /** What waits and makes what a change names, such as the record that it belongs to. */
  function makersOf(change: AnyChange): Entry[] {
    const making = entries.filter((entry) => isMaking(entry.change))
    const named = making.length > 0 && new Set(JSON.stringify(change).match(ID))
    return named ? making.filter((entry) => named.has(entry.change.id)) : []
  }

  function pump() {
    while (!obstacle && !isTogether && entries.filter(({ isSending }) => isSending).length < PARALLEL) {
      const ready = next(lot)
      if (ready.length === 0) return
      if (ready.length === 1) void deliver(ready[0] as Entry)
      else void deliverTogether(ready)
    }
  }

  async function deliverTogether(ready: readonly Entry[]) {
    isTogether = true
    await Promise.all(ready.map(deliver))
    isTogether = false
    pump()
  }

  async function deliver(entry: Entry) {
    entry.isSending = true
    try {
      const record = await send(entry.change)
      finish(entry, { is: 'saved', record })
    } catch (error) {
      entry.isSending = false
      const found = obstacleOf(error)
      if (found) {
        entry.mayBeDone ||= found === 'no-answer'
        return pause(found)
      }
      finish(entry, { is: 'refused', error })
    }
    goOn()
  }

  /** The server has answered. */
  function goOn() {
    tries.answered()
    if (obstacle) {
      stopWaiting?.()
      obstacle = null
      report()
    }
    pump()
  }

  function finish(entry: Entry, outcome: Outcome) {
    entries.splice(entries.indexOf(entry), 1)
    entry.settle(outcome)
    onUnsaved?.(false)
    if (obstacle) report()
  }

  function pause(found: Obstacle) {
    // Changes that were under way at the same time meet the same obstacle.
    const isKnown = obstacle === found && stopWaiting
    obstacle = found
    report()
    if (isKnown) return
    stopWaiting?.()
    stopWaiting = found === 'signed-out' ? undefined : wait(tries.failed(), retry)
  }

  /** Tries with the oldest change; when it goes through, the others follow. The clock, the browser and the server may all call at once. */
  function retry() {
    stopWaiting?.()
    stopWaiting = undefined
    if (!obstacle) return
    if (isProbing) {
      isCalled = true
      return
    }
    const [entry] = next(1)
    if (entry) void probe(entry)
    else if (entries.length === 0) goOn()
  }

  async function probe(entry: Entry) {
    isProbing = true
    await deliver(entry)
    isProbing = false
    // It may have failed just before the way was open.
    const again = isCalled
    isCalled = false
    if (again) retry()
  }

  function addAll(changes: readonly AnyChange[]): Promise<Outcome>[] {
    const added = changes.map((change): Entry => {
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      const entry = { change, isSending: false, mayBeDone: false, after: makersOf(change), settle: resolve, outcome: promise }
      entries.push(entry)
      return entry
    })
    onUnsaved?.(true)
    if (obstacle) report()
    pump()
    return added.map(({ outcome }) => outcome)
  }

  return {
    add: (change: AnyChange): Promise<Outcome> => addAll([change])[0] as Promise<Outcome>,
    /** Adds changes that may go together. */
    addAll,
    /** Takes a change back that was not sent, or cannot have arrived; false when it is too late. */
    drop(change: AnyChange): boolean {
      const entry = entries.find((entry) => entry.change === change && !entry.isSending && !entry.mayBeDone)
      if (entry) finish(entry, { is: 'dropped' })
      return entry !== undefined
    },
    /** Resolves once every change made so far in the line has ended. */
    settled: (line: string): Promise<unknown> =>
      Promise.all(entries.filter(({ change }) => lineOf(change) === line).map(({ outcome }) => outcome)),
    /** What has not been saved yet, oldest first. */
    unsaved: (): AnyChange[] => entries.map(({ change }) => change),
    /** The network is said to be back. */
    wake() {
      if (obstacle !== 'signed-out') retry()
    },
    /** The person is signed in again. */
    signedIn: retry,
  }
}
