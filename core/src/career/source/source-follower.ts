import { accounts, actorOf, isLeaving } from '../../account/index.ts'
import { byTurns, type GiveWayDep, hasCode, type NextTurn, type SpaceId, type Store } from '../../kernel/index.ts'
import { followSources } from './follow-sources.ts'
import { winFollowings } from './following.ts'
import { isTold } from './refresh-changed.ts'
import type { WinDeps } from './refresh-wins.ts'

/** What brings wins up to date with their sources in one process, of as many as there are. */
export interface SourceFollower {
  /** The same store, by which it hears of whatever is saved: who saves waits for nothing. */
  store: Store
  /**
   * Gives a turn to some of those of whom it has heard since, and then to some whose last turn was not enough. Call it again and
   * again, with a pause in between, and once more at the end.
   */
  run(): Promise<void>
}

/** Spaces that are looked after at once; where one is done with its turn, the next has its place. */
const SLOTS = 4

/** Spaces that may wait for their next turn, as each holds some wins meanwhile. */
const MOST_BEGUN = 8

/** Turns that a space has before it begins anew behind others that wait: as many as it takes where all of its wins are corrected. */
const MOST_TURNS = 100

/** How often a space gives way in one turn, each time after some 10 ms of work or 10 wins that are corrected. */
const TURN = 10

/**
 * Hears in which spaces sources of wins are changed in this process, and follows these. What it has heard is lost with the
 * process; how far a space was followed is kept there, so that the next change has what was missed caught up with. One with much
 * to do goes on behind those that wait, at the next run. Whoever would be one more of these than may wait begins anew at its next
 * turn, and so does who had many; what was corrected by then stays so.
 */
export function createSourceFollower(deps: Omit<WinDeps, 'actor'>, { turn = TURN }: { turn?: number } = {}): SourceFollower {
  const { store } = deps
  const heard = new Set<SpaceId>()
  const begun = new Map<SpaceId, { next: NextTurn; turns: number }>()

  async function follow(space: SpaceId, own: GiveWayDep): Promise<void> {
    try {
      const account = await store.get(space, accounts, space)
      // A discussion has files as well, and no wins.
      if (!account || (await isLeaving(deps, space))) return
      await followSources({ ...deps, ...own, actor: actorOf(account) })
      // It may have been purged meanwhile, and nothing is to stay behind.
      if ((await isLeaving(deps, space)) || !(await store.get(space, accounts, space))) await store.erase(space, winFollowings, space)
    } catch (error) {
      // All else would fail again; the next change tries.
      if (hasCode(error, 'unavailable')) heard.add(space)
      throw error
    }
  }

  async function turnOf(space: SpaceId): Promise<void> {
    const one = begun.get(space) ?? { next: byTurns(deps, turn, (own) => follow(space, own)), turns: 0 }
    let goesOn = false
    try {
      goesOn = await one.next()
    } finally {
      // Its place is kept until here, and it goes on behind the others.
      begun.delete(space)
    }
    if (!goesOn) return
    const turns = one.turns + 1
    if (begun.size < MOST_BEGUN && (turns < MOST_TURNS || heard.size === 0)) begun.set(space, { next: one.next, turns })
    else heard.add(space)
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
      // Of one that goes on, what is heard meanwhile is looked at once it is done.
      const others = [...heard].filter((space) => !begun.has(space)).slice(0, Math.max(SLOTS, MOST_BEGUN - begun.size))
      const line = [...others, ...[...begun.keys()].slice(0, SLOTS)]
      for (const space of others) heard.delete(space)
      const failures: unknown[] = []
      async function inSlot(): Promise<void> {
        for (let space = line.shift(); space !== undefined; space = line.shift())
          await turnOf(space).catch((error: unknown) => failures.push(error))
      }
      await Promise.all(Array.from({ length: SLOTS }, inSlot))
      if (failures.length > 0) throw failures[0]
    },
  }
}
