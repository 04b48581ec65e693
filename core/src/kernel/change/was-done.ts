import type { ActorDep, StoreDep } from '../context.ts'
import type { Kind } from '../record/kind.ts'

/** One of the tries at what is asked for under one key, until it is answered. */
export interface Attempt {
  /** The id that the event of what is done has, at every try. */
  eventId?: string | undefined
  /** When the first of them began, an RFC 3339 instant; `null` where there is one alone. */
  since?: string | null
}

/** Changes that are read at first: mostly there are no more of so late. */
const FEW = 20
/** Changes that are read at a time after that. */
const PAGE = 500
/** By how much the clocks of two processes may differ. */
const APART_MINUTES = 5

/**
 * Whether what is asked for was done already to a record, by another try. Its event says so, which was saved with it: nothing
 * else tells it from what others did meanwhile. Looked for from the newest change back to when it was first asked for, once the
 * events of the record are in the feed. What is still on its way to be saved is not known yet: whoever saves after it finds the
 * record changed, and has to look again, as `changeOnce` does.
 */
export async function wasDone(
  { store, actor }: StoreDep & ActorDep,
  kind: Kind,
  id: string,
  { eventId, since = null }: Attempt,
): Promise<boolean> {
  if (eventId === undefined || since === null) return false
  await store.settle(actor.space, kind, id)
  const first = Temporal.Instant.from(since).subtract({ minutes: APART_MINUTES }).epochMilliseconds
  let after = 0
  for (let end = await store.head(actor.space), size = FEW; end > 0; end = after, size = PAGE) {
    after = Math.max(0, end - size)
    const found = await store.changes(actor.space, after, end - after)
    if (found.some(({ id }) => id === eventId)) return true
    if (found[0] && Date.parse(found[0].at) < first) return false
  }
  return false
}
