import type { ActorDep, StoreDep } from './context.ts'
import { MAX_LIMIT } from './paging/page.ts'
import type { SpaceId } from './ports/store.ts'
import type { Change } from './record/event.ts'

/** More changes than these are not looked into: all of the space is forgotten. */
const MOST_CHANGES = MAX_LIMIT

type Deps = StoreDep & ActorDep

export interface SpaceMemorySpec<V> {
  /** What is known of a space at first. */
  empty(): V
  /** How much room a value takes, in any one unit. */
  sizeOf(value: V): number
  /** How much all spaces may take together; what was asked for longest ago is forgotten first. */
  most: number
  /**
   * What some changes make of a value; `null` stands for changes that cannot be told any more. It may read first: what it
   * answers is then done at once, and doing it for changes that the value holds already is harmless.
   */
  after(deps: Deps, changes: readonly Change[] | null): Promise<(value: V) => void>
}

/** What is known of a space, for as long as `isCurrent`. */
export interface Remembered<V> {
  value: V
  /** Whether nothing more was learnt of since, and it is not forgotten: whether what was read meanwhile may be put to it. */
  isCurrent(): boolean
  /** To be called once something was put to the value. */
  grown(): void
}

/**
 * What follows from the records of spaces, kept in this process for as long as it holds. What happened is told by the change
 * feed of the space, whoever did it and in whatever process. All of it is derived: losing it costs time alone.
 */
export interface SpaceMemory<V> {
  recall(deps: Deps): Promise<Remembered<V>>
}

interface Known<V> {
  /** The number of the change up to which all of it holds. */
  head: number
  value: V
  size: number
}

export function createSpaceMemory<V>({ empty, sizeOf, most, after }: SpaceMemorySpec<V>): SpaceMemory<V> {
  /** Asked for longest ago first. */
  const spaces = new Map<SpaceId, Known<V>>()
  let size = 0

  function knownIn(id: SpaceId, head: number): Known<V> {
    const known = spaces.get(id) ?? { head, value: empty(), size: 0 }
    spaces.delete(id)
    spaces.set(id, known)
    return known
  }

  function weigh(known: Known<V>) {
    size -= known.size
    known.size = sizeOf(known.value)
    size += known.size
    for (const [id, { size: room }] of spaces) {
      if (size <= most) return
      size -= room
      spaces.delete(id)
    }
  }

  async function current(deps: Deps): Promise<Known<V>> {
    const { store, actor } = deps
    const head = await store.head(actor.space)
    const known = knownIn(actor.space, head)
    const since = known.head
    if (since === head) return known
    const changes = since < head ? await store.changes(actor.space, since, MOST_CHANGES) : []
    const isTold = since < head && changes.length < MOST_CHANGES
    const bringOn = await after(deps, isTold ? changes : null)
    // Another request was quicker: what it learnt may be newer than this.
    if (known.head !== since || spaces.get(actor.space) !== known) return current(deps)
    bringOn(known.value)
    known.head = head
    weigh(known)
    return known
  }

  return {
    async recall(deps) {
      const known = await current(deps)
      const { head } = known
      const isCurrent = () => known.head === head && spaces.get(deps.actor.space) === known
      return {
        value: known.value,
        isCurrent,
        grown() {
          if (isCurrent()) weigh(known)
        },
      }
    },
  }
}
