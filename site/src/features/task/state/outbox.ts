import type { Task } from '@throughline/core/task'
import type { Change } from '../rules/change.ts'

/** How one change ended. */
export type Outcome =
  | { is: 'saved'; task: Task }
  /** Taken back before it was sent. */
  | { is: 'dropped' }
  | { is: 'refused'; error: unknown }

interface Entry {
  change: Change
  isSending: boolean
  settle: (outcome: Outcome) => void
  outcome: Promise<Outcome>
}

export interface OutboxOptions {
  send: (change: Change) => Promise<Task>
  /** Why a change that failed with an error may go through later; `null` when the server refused it for what it is. */
  obstacle: (error: unknown) => Obstacle | null
  /** Calls back after that many milliseconds; answers how to stop waiting. */
  wait: (ms: number, then: () => void) => () => void
  /** Told whenever the way is lost or found, and how many changes wait. */
  onState: (state: OutboxState) => void
}

/** What keeps changes from being sent. Signing in again is not waited for: somebody has to say that it was done. */
export type Obstacle = 'no-network' | 'no-answer' | 'signed-out'

export interface OutboxState {
  obstacle: Obstacle | null
  waiting: number
}

/** Changes sent at the same time; those of one task always go one after another. */
const PARALLEL = 6
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 15_000

/** Sends changes in order, several tasks at a time, and keeps what cannot be sent until the server is there again. */
export function createOutbox({ send, obstacle: obstacleOf, wait, onState }: OutboxOptions) {
  const entries: Entry[] = []
  let obstacle: Obstacle | null = null
  let failures = 0
  let stopWaiting: (() => void) | undefined

  const report = () => onState({ obstacle, waiting: obstacle ? entries.length : 0 })

  function next(): Entry | undefined {
    const busy = new Set<string>()
    for (const entry of entries) {
      if (!entry.isSending && !busy.has(entry.change.id)) return entry
      busy.add(entry.change.id)
    }
    return undefined
  }

  function pump() {
    if (obstacle) return
    while (entries.filter(({ isSending }) => isSending).length < PARALLEL) {
      const entry = next()
      if (!entry) return
      void deliver(entry)
    }
  }

  async function deliver(entry: Entry) {
    entry.isSending = true
    try {
      const task = await send(entry.change)
      finish(entry, { is: 'saved', task })
    } catch (error) {
      entry.isSending = false
      const found = obstacleOf(error)
      if (found) return pause(found)
      finish(entry, { is: 'refused', error })
    }
    goOn()
  }

  /** The server has answered. */
  function goOn() {
    failures = 0
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
    if (obstacle) report()
  }

  function pause(found: Obstacle) {
    obstacle = found
    report()
    stopWaiting?.()
    stopWaiting = found === 'signed-out' ? undefined : wait(Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++), retry)
  }

  /** Tries with the oldest change; when it goes through, the others follow. */
  function retry() {
    stopWaiting?.()
    stopWaiting = undefined
    const entry = next()
    if (entry) void deliver(entry)
    else if (obstacle && entries.length === 0) goOn()
  }

  return {
    add(change: Change): Promise<Outcome> {
      let settle: Entry['settle'] = () => {}
      const outcome = new Promise<Outcome>((resolve) => {
        settle = resolve
      })
      entries.push({ change, isSending: false, settle, outcome })
      if (obstacle) report()
      pump()
      return outcome
    },
    /** Takes a change back that has not been sent; false when it is too late. */
    drop(change: Change): boolean {
      const entry = entries.find((entry) => entry.change === change && !entry.isSending)
      if (entry) finish(entry, { is: 'dropped' })
      return entry !== undefined
    },
    /** Resolves once every change made to the task so far has ended. */
    settled: (id: string): Promise<unknown> => Promise.all(entries.filter(({ change }) => change.id === id).map(({ outcome }) => outcome)),
    /** What has not been saved yet, oldest first. */
    unsaved: (): Change[] => entries.map(({ change }) => change),
    /** The network is said to be back. */
    wake() {
      if (obstacle !== 'signed-out') retry()
    },
    /** The person is signed in again. */
    signedIn: retry,
  }
}
