/** Something that storage holds: its name in all of it, and what it is, as structured clones carry it. */
export type Entry = readonly [name: string, value: unknown]

export interface Keeping {
  /** What was held before. */
  before?: Iterable<Entry>
  /** Told of everything that is held from now on, with `undefined` for what is no more. */
  told?(name: string, value: unknown): void
}

/** What the parts of storage begin with, and tell of. */
export interface Journal {
  before(sort: string): Iterable<Entry>
  put(name: string, value: unknown): void
  drop(name: string): void
}

const BETWEEN = '\n'

/** The name of something that is held, of its parts; the first says of which sort it is. */
export const named = (...parts: string[]): string => parts.join(BETWEEN)
/** The parts of such a name. */
export const partsOf = (name: string): string[] => name.split(BETWEEN)

/** A journal of what was held before, which tells on what is held from now on. */
export function createJournal({ before = [], told = () => {} }: Keeping): Journal {
  const sorts = Map.groupBy(before, ([name]) => partsOf(name)[0])
  return {
    before: (sort) => sorts.get(sort) ?? [],
    put: told,
    drop: (name) => told(name, undefined),
  }
}
