import type { ClockDep, SpaceId } from '@throughline/core/kernel'

/** UTF-16 units of answers of one account that a process keeps in an hour, sealed: thousands of tasks, and a fraction of what fills a disk. */
const MOST_AN_HOUR = 32 * 1024 * 1024
/** Accounts that are remembered; of more, who kept nothing for longest begins anew. */
const MOST_ACCOUNTS = 10_000
const HOUR_MS = 3_600_000

/**
 * Tells whether an answer of so many UTF-16 units has room among what is kept of its account in this hour, and takes that
 * room. A request whose answer has none is known by its key all the same.
 */
export function createKeptRoom({ clock }: ClockDep): (space: SpaceId, length: number) => boolean {
  const taken = new Map<SpaceId, { since: number; length: number }>()
  return (space, length) => {
    const now = clock.now().epochMilliseconds
    const held = taken.get(space)
    const room = held && now - held.since < HOUR_MS ? held : { since: now, length: 0 }
    if (room.length + length > MOST_AN_HOUR) return false
    taken.delete(space)
    taken.set(space, { ...room, length: room.length + length })
    if (taken.size > MOST_ACCOUNTS) taken.delete(taken.keys().next().value as SpaceId)
    return true
  }
}
