import { accounts, actorOf, isLeaving } from '../../account/index.ts'
import { hasCode, type SpaceId, type Store } from '../../kernel/index.ts'
import { followSources } from './follow-sources.ts'
import { isTold } from './refresh-changed.ts'
import type { WinDeps } from './refresh-wins.ts'

/** What brings wins up to date with their sources in one process, of as many as there are. */
export interface SourceFollower {
  /** The same store, by which it hears of whatever is saved: who saves waits for nothing. */
  store: Store
  /** Looks after those of whom it has heard since. Call it again and again, and once more at the end. */
  run(): Promise<void>
}

/** Spaces looked after at once. */
const AT_ONCE = 20

/**
 * Hears in which spaces sources of wins are changed in this process, and follows these. What it has heard is lost with the
 * process; how far a space was followed is kept there, so that the next change has what was missed caught up with.
 */
export function createSourceFollower(deps: Omit<WinDeps, 'actor'>): SourceFollower {
  const { store } = deps
  const heard = new Set<SpaceId>()

  async function follow(space: SpaceId): Promise<void> {
    try {
      const account = await store.get(space, accounts, space)
      // A discussion has files as well, and no wins.
      if (!account || (await isLeaving(deps, space))) return
      await followSources({ ...deps, actor: actorOf(account) })
    } catch (error) {
      // All else would fail again; the next change tries.
      if (hasCode(error, 'unavailable')) heard.add(space)
      throw error
    }
  }

  return {
    store: {
      ...store,
      async save(space, kind, record, options) {
        try {
          await store.save(space, kind, record, options)
        } finally {
          // What failed may be stored all the same.
          if (isTold(kind.name)) heard.add(space)
        }
      },
      async erase(space, kind, id, options) {
        await store.erase(space, kind, id, options)
        if (options?.events && isTold(kind.name)) heard.add(space)
      },
    },
    async run() {
      const spaces = [...heard]
      heard.clear()
      const results: PromiseSettledResult<void>[] = []
      for (let first = 0; first < spaces.length; first += AT_ONCE)
        results.push(...(await Promise.allSettled(spaces.slice(first, first + AT_ONCE).map(follow))))
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) throw failed.reason
    },
  }
}
