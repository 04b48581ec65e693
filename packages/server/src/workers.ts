import { hasCode } from '@throughline/core/kernel'
import type { LogEntry } from '@throughline/http'
import type { Watch } from '@throughline/telemetry'

type Watched = (name: string, run: () => Promise<unknown>) => Promise<unknown>

/** Something to be done now and then, in as many processes as there are: each round must be harmless to repeat. */
export interface Chore {
  name: string
  everySeconds: number
  run(): Promise<unknown>
}

export interface Workers {
  /** Begins no more rounds and waits for those that run. */
  stop(): Promise<void>
}

/** Milliseconds after which it is said again that a chore waits for what is away: an outage would fill the log. */
const SAID_AGAIN_MS = 600_000

/**
 * Runs each chore in rounds, the first at once. A round that fails is logged and the next one comes as planned; of a database
 * that is away, each says so now and then.
 * The timers keep no process alive.
 */
export function startWorkers(chores: readonly Chore[], log: (entry: LogEntry) => void, watches: readonly Watch[] = []): Workers {
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  const saidAway = new Map<string, number>()
  let stopped = false

  const watched = watches
    .flatMap(({ chore }) => (chore ? [chore] : []))
    .reduce<Watched>(
      (inner, chore) => (name, run) => chore(name, () => inner(name, run)),
      (_, run) => run(),
    )

  async function round({ name, run }: Chore): Promise<void> {
    try {
      await watched(name, run)
      saidAway.delete(name)
    } catch (error) {
      if (hasCode(error, 'unavailable')) {
        if (performance.now() < (saidAway.get(name) ?? Number.NEGATIVE_INFINITY) + SAID_AGAIN_MS) return
        saidAway.set(name, performance.now())
      }
      log({ level: 'error', event: 'chore-failed', chore: name, error })
    }
  }

  function begin(chore: Chore): void {
    if (stopped) return
    const current = round(chore).finally(() => {
      running.delete(current)
      if (!stopped) timers.set(chore.name, setTimeout(begin, chore.everySeconds * 1000, chore).unref())
    })
    running.add(current)
  }

  for (const chore of chores) begin(chore)
  return {
    async stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
