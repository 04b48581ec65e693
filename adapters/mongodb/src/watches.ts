import type { SpaceId } from '@throughline/core/kernel'
import type { Feed } from './feed.ts'

/** How often the feed is asked for what other processes did, in milliseconds. */
const POLL_MS = 400
/** Spaces asked for in one go. */
const POLL_SIZE = 200

export interface Watches {
  watch(space: SpaceId, wake: () => void): () => void
  /** The space has got changes up to `seq`. */
  advanced(space: SpaceId, seq: number): void
  /** Resolves once everything read from now on about the space is either seen by the reader or will wake it. */
  begun(space: SpaceId): Promise<void>
  /** Looks for changes of other processes. Never rejects: what cannot be asked now is asked again. */
  poll(): Promise<void>
  close(): void
}

interface Watched {
  wakes: Set<() => void>
  /** The newest change woken for; `null` until the first look. */
  seen: number | null
  first: Promise<void>
}

/** Tells who waits for changes of a space: at once of this process's own, by polling of those of others. */
export function createWatches(feed: Pick<Feed, 'head' | 'advanced'>): Watches {
  const spaces = new Map<SpaceId, Watched>()
  let timer: NodeJS.Timeout | undefined

  function advanced(space: SpaceId, seq: number) {
    const watched = spaces.get(space)
    if (!watched || seq <= (watched.seen ?? -1)) return
    watched.seen = seq
    for (const wake of watched.wakes) wake()
  }

  function startOf(space: SpaceId): Watched {
    const watched: Watched = { wakes: new Set(), seen: null, first: Promise.resolve() }
    // A failed first look counts as having seen nothing, so that the next poll wakes.
    const look = feed.head(space).catch(() => 0)
    watched.first = look.then((seq) => {
      watched.seen ??= seq
    })
    return watched
  }

  async function poll() {
    const known = [...spaces].flatMap(([space, { seen }]) => (seen === null ? [] : [[space, seen] as const]))
    for (let i = 0; i < known.length; i += POLL_SIZE) {
      const newest = await feed.advanced(new Map(known.slice(i, i + POLL_SIZE))).catch(() => new Map<SpaceId, number>())
      for (const [space, seq] of newest) advanced(space, seq)
    }
  }

  function pollRegularly() {
    timer ??= setTimeout(async () => {
      await poll()
      timer = undefined
      if (spaces.size > 0) pollRegularly()
    }, POLL_MS).unref()
  }

  return {
    advanced,
    poll,
    async begun(space) {
      await spaces.get(space)?.first
    },
    watch(space, wake) {
      const watched = spaces.get(space) ?? startOf(space)
      spaces.set(space, watched)
      const own = () => wake()
      watched.wakes.add(own)
      pollRegularly()
      return () => {
        watched.wakes.delete(own)
        if (watched.wakes.size === 0 && spaces.get(space) === watched) spaces.delete(space)
      }
    },
    close() {
      clearTimeout(timer)
      spaces.clear()
    },
  }
}
