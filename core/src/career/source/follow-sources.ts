import { hasCode, listPages, MAX_LIMIT, newEnvelope, nowText, revised, saveNew, trashHorizon } from '../../kernel/index.ts'
import { wins } from '../win/schema.ts'
import { type WinFollowing, winFollowings } from './following.ts'
import { refreshChanged } from './refresh-changed.ts'
import { freshWins, WINS_AT_ONCE, type WinDeps } from './refresh-wins.ts'

/** Changes looked at at a time. */
const AT_ONCE = MAX_LIMIT

/**
 * Brings the wins of a person up to date with what happened to their sources since the last time, whoever changed these and in
 * whatever way, as the change feed tells. May be run by any number of processes at once, and stopped anywhere; the next run goes
 * on. Who has no wins has nothing looked at.
 */
export async function followSources(deps: WinDeps): Promise<void> {
  const { store, actor } = deps
  const known = await store.get(actor.space, winFollowings, actor.space)
  if (!(await hasWins(deps))) {
    if (known) await store.erase(actor.space, winFollowings, known.id)
    return
  }
  if (!known) await begin(deps)
  do await deps.giveWay()
  while (await followSome(deps))
}

/** Whether there may be more. */
async function followSome(deps: WinDeps): Promise<boolean> {
  const { store, actor } = deps
  const following = await store.get(actor.space, winFollowings, actor.space)
  if (!following) return false
  const changes = await store.changes(actor.space, following.seq, AT_ONCE)
  const last = changes.at(-1)
  if (!last) return false
  await refreshChanged(deps, changes)
  try {
    const next: WinFollowing = revised(following, { seq: last.seq }, nowText(deps))
    await store.save(actor.space, winFollowings, next, { expectedVersion: following.version })
  } catch (error) {
    // Another process has looked as well: the next look tells.
    if (!hasCode(error, 'stale')) throw error
    return true
  }
  return changes.length === AT_ONCE
}

/** Where nobody has looked yet, all wins are held against their sources; what happens from then on is in the feed. */
async function begin(deps: WinDeps): Promise<void> {
  const { store, actor } = deps
  const seq = await store.head(actor.space)
  for (const { query, args } of allWins(deps))
    for await (const page of listPages(deps, actor.space, query, args, { limit: WINS_AT_ONCE })) {
      await freshWins(deps, page)
      await deps.giveWay()
    }
  await saveNew(deps, actor.space, winFollowings, { ...newEnvelope(actor.space, nowText(deps)), seq })
}

async function hasWins(deps: WinDeps): Promise<boolean> {
  for (const { query, args } of allWins(deps)) {
    const { items } = await deps.store.list(deps.actor.space, query, args, { limit: 1 })
    if (items.length > 0) return true
  }
  return false
}

/** Those in the trash too, as they may come back, and hold what was quoted. */
const allWins = (deps: WinDeps) => [
  { query: wins.queries.newest, args: {} },
  { query: wins.queries.trash, args: { from: trashHorizon(deps) } },
]
