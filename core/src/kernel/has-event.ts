import type { StoreDep } from './context.ts'
import type { SpaceId } from './store.ts'

/** Changes that are read at a time. */
const PAGE = 500
/** By how much the clocks of two processes may differ. */
const APART_MINUTES = 5

/**
 * Whether a change was told by the event of this id: it was saved with what it tells of, so nothing else says as surely that
 * something was done. Looked for from the newest change back to `since`, an RFC 3339 instant.
 */
export async function hasEvent({ store }: StoreDep, space: SpaceId, id: string, since: string): Promise<boolean> {
  const first = Temporal.Instant.from(since).subtract({ minutes: APART_MINUTES }).epochMilliseconds
  for (let end = await store.head(space); end > 0; end -= PAGE) {
    const after = Math.max(0, end - PAGE)
    const found = await store.changes(space, after, end - after)
    if (found.some((change) => change.id === id)) return true
    if (found[0] && Date.parse(found[0].at) < first) return false
  }
  return false
}
