import type { ActorDep, StoreDep } from './context.ts'

/** One of the tries at what is asked for under one key, until it is answered. */
export interface Attempt {
  /** The id that the event of what is done has, at every try. */
  eventId?: string | undefined
  /** When it was first asked for, an RFC 3339 instant, where that may have been done; `null` at the first try. */
  since?: string | null
}

/** Changes that are read at a time. */
const PAGE = 500
/** By how much the clocks of two processes may differ. */
const APART_MINUTES = 5

/**
 * Whether what is asked for again was done already. Its event says so, which was saved with it: nothing else tells it from
 * what others did meanwhile. Looked for from the newest change back to when it was first asked for.
 *
 * Over MongoDB an event waits in its record's document until it has its place in the feed, and is not found before that. A
 * process that died in between is asked for again after a minute at the soonest (the lease of the key), and the others sweep
 * such events up every 30 seconds, one that starts before it answers anything. Only where the database went away between
 * the two, which frees the key at once, may one that is asked for again within those 30 seconds be missed.
 */
export async function wasDone({ store, actor }: StoreDep & ActorDep, { eventId, since = null }: Attempt): Promise<boolean> {
  if (eventId === undefined || since === null) return false
  const first = Temporal.Instant.from(since).subtract({ minutes: APART_MINUTES }).epochMilliseconds
  for (let end = await store.head(actor.space); end > 0; end -= PAGE) {
    const after = Math.max(0, end - PAGE)
    const found = await store.changes(actor.space, after, end - after)
    if (found.some(({ id }) => id === eventId)) return true
    if (found[0] && Date.parse(found[0].at) < first) return false
  }
  return false
}
