import type { Queue, RateLimiter, Store } from '@throughline/core/kernel'
import type { Watch, Work } from '@throughline/telemetry'
import type { Storage } from '../storage.ts'

// Only where somebody looks on: without that, ports are used as they are, and nothing is paid.

type Call = (...given: never[]) => Promise<unknown>
type Around = <T>(work: Work, run: () => Promise<T>) => Promise<T>

/** The port, with those who look on around these calls of it; itself where nobody looks on at calls. */
export function watchedCalls<P extends object>(
  port: P,
  kind: Work['kind'],
  names: readonly (keyof P & string)[],
  watches: readonly Watch[],
): P {
  const around = aroundOf(watches)
  if (around === null) return port
  const watched = { ...port } as Record<string, unknown>
  for (const name of names) {
    const call = port[name] as Call
    watched[name] = (...given: never[]) => around({ kind, call: name, ...recordIn(given[1]) }, () => call.apply(port, given))
  }
  return watched as P
}

/** Calls of the store name the kind, or a query of one, second. */
function recordIn(given: unknown): { record?: string } {
  const name = (given as { name?: unknown } | null | undefined)?.name
  return typeof name === 'string' ? { record: name } : {}
}

/** Everyone around it, the first outermost. */
function aroundOf(watches: readonly Watch[]): Around | null {
  const each = watches.flatMap(({ around }) => (around ? [around] : []))
  if (each.length === 0) return null
  return (work, run) => each.reduceRight((inner, around) => () => around(work, inner), run)()
}

/** Whether a call is looked at: what lasts for as long as the process, or answers by `json`, is not. */
const STORE_CALLS = {
  ...{ get: true, getMany: true, list: true, listEach: true, count: true, countEach: true, search: true },
  ...{ save: true, erase: true, settle: true, eraseSpace: true, scrub: true, changes: true, head: true },
  ...{ watch: false, json: false, ready: false, close: false },
} satisfies Record<keyof Store, boolean>

const watchedStoreCalls = (Object.keys(STORE_CALLS) as (keyof typeof STORE_CALLS)[]).filter((call) => STORE_CALLS[call])

/** The storage, with those who look on around the calls of its store, and told of jobs that are claimed and end; itself where nobody looks on. */
export function watchedStorage<S extends Storage>(storage: S, watches: readonly Watch[]): S {
  if (watches.length === 0) return storage
  const store: Store = watchedCalls(storage.store, 'store', watchedStoreCalls, watches)
  const json = watchedCalls(storage.store.json, 'store', Object.keys(storage.store.json) as (keyof Store['json'])[], watches)
  return { ...storage, store: { ...store, json }, queue: watchedQueue(storage.queue, watches) }
}

function watchedQueue(queue: Queue, watches: readonly Watch[]): Queue {
  const later = (how: 'retry' | 'renew'): Queue['retry'] => {
    return async (job, runAt) => {
      await queue[how](job, runAt)
      for (const { ended } of watches) ended?.(job, 'later')
    }
  }
  return {
    ...queue,
    async claim(types, options) {
      const jobs = await queue.claim(types, options)
      for (const { claimed } of watches) claimed?.(jobs)
      return jobs
    },
    async complete(job) {
      await queue.complete(job)
      for (const { ended } of watches) ended?.(job, 'done')
    },
    retry: later('retry'),
    renew: later('renew'),
  }
}

/** The limiter, with those told whose limit was passed; itself where nobody asks for that. */
export function watchedLimiter(limiter: RateLimiter, watches: readonly Watch[]): RateLimiter {
  const hearing = watches.flatMap(({ refused }) => (refused ? [refused] : []))
  if (hearing.length === 0) return limiter
  return {
    async take(policy, key) {
      const taken = await limiter.take(policy, key)
      if (!taken.allowed) for (const refused of hearing) refused(policy.name)
      return taken
    },
  }
}
