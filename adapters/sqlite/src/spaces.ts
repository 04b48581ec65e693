import type { SpaceId } from '@throughline/core/kernel'
import type { Database } from './database.ts'
import type { Writer } from './writer.ts'

/** Spaces go by a number within the database: it makes every index smaller, and prefixes the tokens of search. */
export interface Spaces {
  /** `null` when nothing was ever written there. */
  find(space: SpaceId): number | null
  /** The number, given now where there is none. */
  claim(space: SpaceId): Promise<number>
}

export function createSpaces(database: Database, writer: Writer): Spaces {
  const known = new Map<SpaceId, number>()

  const find = (space: SpaceId): number | null => {
    const number = known.get(space) ?? (database.get('SELECT number FROM _space WHERE id = ?', space)?.[0] as number | undefined)
    if (number === undefined) return null
    known.set(space, number)
    return number
  }

  return {
    find,
    async claim(space) {
      const number = known.get(space)
      if (number !== undefined) return number
      // On disk before anything uses it, so that no record can ever lie under a number that was taken back.
      await writer.write(() => database.run('INSERT INTO _space (id) VALUES (?) ON CONFLICT DO NOTHING', space))
      return find(space) as number
    },
  }
}
