import { type ActorDep, createSpaceMemory, listPages, type StoreDep } from '../../kernel/index.ts'
import { journalEntries } from '../schema.ts'
import { type EntryFacts, factsOf } from './entry-facts.ts'

/** Entries that are kept at most, of everybody together: some 60 MB. */
const MOST_ENTRIES = 200_000

type Deps = StoreDep & ActorDep

/** What of all entries is counted, kept in this process, so that their texts are not read again for it. */
export interface EntryMemory {
  /** The facts of every entry of the person that does not lie in the trash, in no order. */
  facts(deps: Deps): Promise<EntryFacts[]>
}

export interface EntryMemoryDep {
  entryMemory: EntryMemory
}

interface Known {
  /** By id; `null` before they were read. */
  entries: Map<string, EntryFacts> | null
}

/** @param mostEntries entries that are kept of everybody together; those asked for longest ago are let go first */
export function createEntryMemory({ mostEntries = MOST_ENTRIES }: { mostEntries?: number } = {}): EntryMemory {
  const memory = createSpaceMemory<Known>({
    empty: () => ({ entries: null }),
    sizeOf: ({ entries }) => entries?.size ?? 0,
    most: mostEntries,
    async after({ store, actor }, changes) {
      const ids = changes && [...new Set(changes.filter(({ kind }) => kind === journalEntries.name).map(({ recordId }) => recordId))]
      const read = ids && ids.length > 0 ? await store.getMany(actor.space, journalEntries, ids) : []
      return (known) => {
        if (!ids) known.entries = null
        for (const id of ids ?? []) known.entries?.delete(id)
        for (const entry of read) if (entry.deletedAt === null) known.entries?.set(entry.id, factsOf(entry))
      }
    },
  })

  return {
    async facts(deps) {
      const { value: known, isCurrent, grown } = await memory.recall(deps)
      if (known.entries) return [...known.entries.values()]
      const entries = new Map<string, EntryFacts>()
      // A page at a time, so that no more texts are held than those of one.
      for await (const page of listPages(deps, deps.actor.space, journalEntries.queries.newest, {}))
        for (const entry of page) entries.set(entry.id, factsOf(entry))
      if (isCurrent()) {
        known.entries = entries
        grown()
      }
      return [...entries.values()]
    },
  }
}
