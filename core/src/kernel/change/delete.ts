import { type ActorDep, type ClockDep, nowText, type StoreDep } from '../context.ts'
import { hasCode } from '../error.ts'
import { listAll, listPages } from '../paging/list-all.ts'
import { MAX_LIMIT } from '../paging/page.ts'
import type { Kind, Query } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'
import { purgeHorizon } from '../record/trash.ts'
import { type EraseDeps, eraseRecord, eraseRecords } from './erase.ts'
import { addingTo, checkRoomFor, type RoomFor } from './room.ts'
import { type BasedOn, type ChangeDeps, changeRecord, type Step } from './save.ts'

/**
 * Moves a record that nothing else hangs on to the trash; doing so twice is harmless.
 * @throws AppError `not-found`, or `stale` with the record as it is now.
 */
export const deleteRecord = <R extends StoredRecord>(deps: ChangeDeps, kind: Kind<R>, id: string, basedOn: BasedOn): Promise<R> =>
  changeRecord(deps, kind, id, basedOn, ({ deletedAt }) =>
    deletedAt ? null : { event: `${kind.name}.deleted`, changes: { deletedAt: nowText(deps) } as Partial<R> },
  )

/**
 * Ends a record for good, of a kind that nobody restores; other pages hear of it as of anything that is deleted. Stopped in
 * between, it is done by doing it again, or with the next one that ends.
 * @throws AppError `not-found`
 */
export async function endRecord<R extends StoredRecord>(deps: ChangeDeps, kind: Kind<R>, id: string): Promise<void> {
  const { space } = deps.actor
  await deleteRecord(deps, kind, id, {})
  for (const ended of await listAll(deps, space, kind.queries.trash, {})) await deps.store.erase(space, kind, ended.id)
}

/** How a record comes back from the trash. */
export interface Restoring<R extends StoredRecord, D extends ChangeDeps = ChangeDeps> {
  /** What there has to be room for, of a record that comes back: one after the other does. `null` where there is no limit, or `check` looks. */
  room: RoomFor<R, D> | null
  /** May refuse, also of a record that does not lie in the trash. */
  check?: (record: R) => unknown
  /** Brings back others ahead of it, as it may once there is room; run again where another change of the record was quicker. */
  first?: (record: R, deps: D) => Promise<unknown>
  /** What else changes as it comes back. */
  changes?: (record: R) => Promise<Partial<R>> | Partial<R>
}

/**
 * Takes a record out of the trash; one that is not there stays as it is.
 * @throws AppError `not-found`, also past its days in the trash; `validation` where there is no room, and whatever `check` and `first` throw.
 */
export function restoreRecord<R extends StoredRecord, D extends ChangeDeps>(
  deps: D,
  kind: Kind<R>,
  id: string,
  { room, check, first, changes }: Restoring<R, D>,
): Promise<R> {
  const bringBack = (held: D) =>
    changeRecord(held, kind, id, {}, async (record) => {
      await check?.(record)
      if (!record.deletedAt) return null
      if (room) await checkRoomFor(held, room, record)
      await first?.(record, held)
      return { event: `${kind.name}.restored`, changes: { deletedAt: null, ...(await changes?.(record)) } as Partial<R> }
    })
  // Where nothing is counted there is nothing to wait for: of two that bring it back, one is saved.
  return room ? addingTo(deps, kind, bringBack) : bringBack(deps)
}

/** So long ago that it counts as gone. */
const LONG_AGO = '1970-01-01T00:00:00.000Z'

/**
 * Puts a record of the trash beyond restoring, ahead of its time: of this and a restoring in the same moment only one is
 * saved. Answers whether it is to be erased.
 * @param change changes the record as `decide` says
 */
export async function putBeyondRestoring(
  { name }: Pick<Kind, 'name'>,
  change: (decide: (record: StoredRecord) => Step<StoredRecord> | null) => Promise<StoredRecord>,
): Promise<boolean> {
  try {
    const { deletedAt } = await change((record) =>
      record.deletedAt ? { event: `${name}.deleted`, changes: { deletedAt: LONG_AGO } } : null,
    )
    return deletedAt !== null
  } catch (error) {
    // It is beyond it already.
    if (hasCode(error, 'not-found')) return true
    throw error
  }
}

/** What has left the trash for good and may be erased: up to a page of it, newest first. */
export async function listGone<R extends StoredRecord>(
  deps: StoreDep & ClockDep & ActorDep,
  { queries }: { queries: { trash: Query<R> } },
): Promise<readonly R[]> {
  const page = await deps.store.list(deps.actor.space, queries.trash, { before: purgeHorizon(deps) }, { limit: MAX_LIMIT })
  return page.items
}

/** Erases what has left the trash of a kind that nothing else hangs on; the next call goes on. */
export async function eraseGone<R extends StoredRecord>(deps: EraseDeps, kind: Kind<R> & { queries: { trash: Query<R> } }): Promise<void> {
  await eraseRecords(deps, kind, await listGone(deps, kind))
}

/**
 * Moves a record to the trash, and erases what lay there for too long; deleting twice is harmless.
 * @param purge erases it, where something hangs on it
 * @throws AppError `not-found`, or `stale` with the record as it is now.
 */
export async function deleteAndPurge<R extends StoredRecord>(
  deps: ChangeDeps,
  kind: Kind<R>,
  id: string,
  basedOn: BasedOn,
  purge: () => Promise<void> = () => eraseGone(deps, kind),
): Promise<R> {
  const deleted = await deleteRecord(deps, kind, id, basedOn)
  await purge()
  return deleted
}

/** What belongs to records of another kind and goes when they do. */
export interface Belonging<R extends StoredRecord = StoredRecord> {
  kind: Kind<R>
  /** Lists it by the id of what it belongs to, the one key it asks for. */
  query: Query<R>
}

/**
 * Erases what has left the trash of a kind with all that belongs to it, and of that what was thrown away by itself: up to
 * a page of each; the next call goes on. A record is erased last, so stopped anywhere the next call finds it.
 * @param first does what else is to be done for a record before it is erased
 */
export async function purgeWith<R extends StoredRecord>(
  deps: EraseDeps,
  kind: Kind<R>,
  belongings: readonly Belonging[],
  first: (id: string) => Promise<void> = async () => {},
): Promise<void> {
  for (const belonging of belongings) await eraseGone(deps, belonging.kind)
  for (const record of await listGone(deps, kind)) {
    await first(record.id)
    for (const { kind, query } of belongings)
      for await (const page of listPages(deps, deps.actor.space, query, { where: { [query.where?.[0] ?? '']: record.id } }))
        await eraseRecords(deps, kind, page)
    await eraseRecord(deps, kind, record)
  }
}
