import type { Store } from '../ports/store.ts'

const lasts = new WeakMap<Store, Map<string, Promise<unknown>>>()
const runs = new WeakMap<Store, Map<string, Run>>()

interface Run {
  now: Promise<void>
  next: Promise<void> | null
}

/**
 * Does a work once all that was begun before it under the same key is over, in this process. It saves many who change the
 * same record from being refused by turns; across processes the record's version decides.
 */
export function inTurn<T>(store: Store, key: string, work: () => Promise<T>): Promise<T> {
  const queued = kept(lasts, store)
  const mine = (queued.get(key) ?? Promise.resolve()).then(work, work)
  queued.set(key, mine)
  const leave = () => void (queued.get(key) === mine && queued.delete(key))
  mine.then(leave, leave)
  return mine
}

/**
 * Does for all who ask for the same while it is being done what then has to be done once more: it resolves when a run is
 * over that began after the asking. `work` looks at what is stored, so that it does not matter whose is run.
 */
export function together(store: Store, key: string, work: () => Promise<void>): Promise<void> {
  const running = kept(runs, store)
  const begin = () => {
    const run: Run = { now: work().finally(() => void (run.next || running.delete(key))), next: null }
    running.set(key, run)
    return run.now
  }
  const run = running.get(key)
  if (!run) return begin()
  run.next ??= run.now.then(begin, begin)
  return run.next
}

function kept<V>(all: WeakMap<Store, Map<string, V>>, store: Store): Map<string, V> {
  const known = all.get(store) ?? new Map<string, V>()
  all.set(store, known)
  return known
}
