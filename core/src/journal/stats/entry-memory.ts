import { type ActorDep, createSpaceMemory, type GiveWayDep, listPages, NAME_WORK, pacer, type StoreDep } from '../../kernel/index.ts'
import { type JournalEntry, journalEntries } from '../schema.ts'
import { type EntryFacts, factsOf } from './entry-facts.ts'

/** How much is kept of everybody together, in entries without a word: some 60 MB. */
const MOST_ENTRIES = 200_000

/** Tags and feelings of some letters that take as much room as an entry does beside them. */
const WORDS_OF_ONE = 4

/** Letters that do. */
const LETTERS_OF_ONE = 150

type Deps = StoreDep & ActorDep & GiveWayDep

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
  /** What they take. */
  room: number
}

/** @param mostEntries entries that are kept of everybody together; those asked for longest ago are let go first */
export function createEntryMemory({ mostEntries = MOST_ENTRIES }: { mostEntries?: number } = {}): EntryMemory {
  const memory = createSpaceMemory<Known>({
    empty: () => ({ entries: null, room: 0 }),
    sizeOf: ({ room }) => room,
    most: mostEntries,
    async after({ store, actor }, changes) {
      const ids = changes && [...new Set(changes.filter(({ kind }) => kind === journalEntries.name).map(({ recordId }) => recordId))]
      const read = ids && ids.length > 0 ? await store.getMany(actor.space, journalEntries, ids) : []
      return (known) => {
        const { entries } = known
        if (!ids) Object.assign(known, { entries: null, room: 0 })
        if (!ids || !entries) return
        for (const id of ids) {
          known.room -= roomOf(entries.get(id))
          entries.delete(id)
        }
        for (const entry of read) if (entry.deletedAt === null) known.room += keep(entries, entry)
      }
    },
  })

  return {
    async facts(deps) {
      const { value: known, isCurrent, grown } = await memory.recall(deps)
      if (known.entries) return [...known.entries.values()]
      const entries = new Map<string, EntryFacts>()
      let room = 0
      const pace = pacer(deps)
      // A page at a time, so that no more texts are held than those of one.
      for await (const page of listPages(deps, deps.actor.space, journalEntries.queries.newest, {}))
        for (const entry of page) {
          room += keep(entries, entry)
          await pace(READ_WORK + NAME_WORK * (entry.tags.length + entry.feelings.length))
        }
      if (isCurrent()) {
        Object.assign(known, { entries, room })
        grown()
      }
      return [...entries.values()]
    },
  }
}

/** What reading an entry counts as beside its words, as `pacer` counts. */
const READ_WORK = 50

/** @returns what it takes */
function keep(entries: Map<string, EntryFacts>, entry: JournalEntry): number {
  const facts = factsOf(entry)
  entries.set(entry.id, facts)
  return roomOf(facts)
}

function roomOf(entry: EntryFacts | undefined): number {
  if (!entry) return 0
  const words = [...entry.tags, ...entry.feelings]
  return 1 + words.length / WORDS_OF_ONE + words.reduce((sum, { length }) => sum + length, 0) / LETTERS_OF_ONE
}
