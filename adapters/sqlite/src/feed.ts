import type { Change, SpaceId } from '@throughline/core/kernel'
import type { Database } from './database.ts'

/** How soon a change made by another process is noticed. */
const POLL_MS = 250

/** The change feed of all spaces. */
export interface Feed {
  /** Numbers and stores events, given as JSON. Within the writer's transaction. */
  append(space: SpaceId, number: number, events: readonly string[]): void
  /** Removes all past events of a space. Within the writer's transaction. */
  erase(space: number): void
  after(space: number, seq: number, limit: number): Change[]
  head(space: number): number
  watch(space: SpaceId, wake: () => void): () => void
  /** What was appended since the last commit may not have been kept. */
  forget(): void
  /** Wakes those who watch a space that was appended to. */
  announce(): void
  close(): void
}

export function createFeed(database: Database): Feed {
  // Reading the newest number must cost next to nothing: every conditional request asks for it.
  const heads = new Map<number, number>()
  const watchers = new Map<SpaceId, Set<() => void>>()
  let appended = new Set<SpaceId>()
  let [seen, polled] = [database.version, 0]
  let timer: NodeJS.Timeout | undefined

  function forgetIfChangedElsewhere() {
    const { version } = database
    if (version !== seen) heads.clear()
    seen = version
  }

  function head(space: number) {
    forgetIfChangedElsewhere()
    const known = heads.get(space)
    if (known !== undefined) return known
    const seq = (database.get('SELECT max(seq) FROM _change WHERE space = ?', space)?.[0] ?? 0) as number
    heads.set(space, seq)
    return seq
  }

  const wake = (space: SpaceId) => {
    const group = watchers.get(space)
    for (const callback of group ?? []) setImmediate(() => group?.has(callback) && callback())
  }

  function poll() {
    const { version } = database
    if (version === polled) return
    polled = version
    for (const space of watchers.keys()) wake(space)
  }

  return {
    append(space, number, events) {
      if (events.length === 0) return
      const last = head(number)
      for (const [i, event] of events.entries())
        database.run('INSERT INTO _change (space, seq, event) VALUES (?, ?, ?)', number, last + 1 + i, event)
      heads.set(number, last + events.length)
      appended.add(space)
    },
    erase(space) {
      database.run('DELETE FROM _change WHERE space = ?', space)
      heads.delete(space)
    },
    after(space, seq, limit) {
      const rows = database.all('SELECT seq, event FROM _change WHERE space = ? AND seq > ? ORDER BY seq LIMIT ?', space, seq, limit)
      return rows.map(([each, event]) => ({ ...JSON.parse(event as string), seq: each as number }))
    },
    head,
    watch(space, callback) {
      const own = () => callback()
      const group = watchers.get(space) ?? new Set()
      watchers.set(space, group.add(own))
      if (!timer) {
        polled = database.version
        timer = setInterval(poll, POLL_MS).unref()
      }
      return () => {
        group.delete(own)
        if (group.size === 0 && watchers.get(space) === group) watchers.delete(space)
        if (watchers.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    forget: () => heads.clear(),
    announce() {
      for (const space of appended) wake(space)
      appended = new Set()
    },
    close() {
      clearInterval(timer)
      watchers.clear()
    },
  }
}
