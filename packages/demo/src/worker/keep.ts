import type { Entry } from '@throughline/memory'
import { clear, createStore, delMany, entries, get, set, setMany } from 'idb-keyval'
import type { Visit } from '../visit.ts'

/** The visit: kept with the last of the data, so that what was begun and not finished is nobody's. */
const VISIT = 'visit'

export interface Kept {
  visit: Visit
  before: Entry[]
}

/** What outlives the worker, which a browser stops whenever nothing is asked of it. */
export interface Keep {
  /** What was kept; `null` where nothing was, or not all of it. */
  read(): Promise<Kept | null>
  /** Takes note of a change, to be kept by the next `write`. */
  told(name: string, value: unknown): void
  /** Keeps what was told until now, all of it or none. */
  write(visit: Visit): Promise<void>
  /** Keeps the visit alone. */
  note(visit: Visit): Promise<void>
  clear(): Promise<void>
  /** Puts by what cannot be read any more, for whoever made it. */
  setAside(kept: Kept): Promise<void>
  /** What was last put by, as JSON; `null` where nothing was. */
  aside(): Promise<Blob | null>
}

export function createKeep(): Keep {
  const store = createStore('throughline-demo', 'kept')
  const earlier = createStore('throughline-demo-earlier', 'kept')
  let pending = new Map<string, unknown>()
  let writing: Promise<unknown> = Promise.resolve()

  async function write(visit: Visit) {
    if (pending.size === 0) return
    const told = [...pending]
    pending = new Map()
    const gone = told.flatMap(([name, value]) => (value === undefined ? [name] : []))
    if (gone.length > 0) await delMany(gone, store)
    await setMany([...told.filter(([, value]) => value !== undefined), [VISIT, visit]], store)
  }

  return {
    async read() {
      const kept = (await entries(store)) as [string, unknown][]
      const visit = kept.find(([name]) => name === VISIT)?.[1] as Visit | undefined
      return visit ? { visit, before: kept.filter(([name]) => name !== VISIT) } : null
    },
    told: (name, value) => void pending.set(name, value),
    // One after the other: the last that was told is the last that is kept.
    write: (visit) => {
      const mine = writing.then(() => write(visit))
      writing = mine.catch(() => {})
      return mine
    },
    note: (visit) => set(VISIT, visit, store),
    async clear() {
      await writing
      pending = new Map()
      await clear(store)
    },
    setAside: ({ before }) => set('all', new Blob([JSON.stringify(before)], { type: 'application/json' }), earlier),
    aside: async () => (await get<Blob>('all', earlier)) ?? null,
  }
}
