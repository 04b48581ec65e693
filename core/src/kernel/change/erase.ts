import { type ActorDep, type ClockDep, eventFor, type IdsDep, type StoreDep } from '../context.ts'
import type { Kind } from '../record/kind.ts'
import type { StoredRecord } from '../record/record.ts'

/** What is asked of who erases what somebody may keep a copy of. */
export type EraseDeps = StoreDep & ClockDep & IdsDep & ActorDep

/**
 * Erases a record for good and tells so, as `<kind>.deleted`: whoever keeps a copy lets go of it, and to whoever heard it
 * when it was thrown away it is nothing new. One that is gone already is harmless.
 */
export const eraseRecord = (deps: EraseDeps, kind: Pick<Kind, 'name'>, record: StoredRecord): Promise<void> =>
  deps.store.erase(deps.actor.space, kind as Kind, record.id, { events: [eventFor(deps, `${kind.name}.deleted`, record)] })

/** The same of several. */
export const eraseRecords = async (deps: EraseDeps, kind: Pick<Kind, 'name'>, records: readonly StoredRecord[]): Promise<void> =>
  void (await Promise.all(records.map((record) => eraseRecord(deps, kind, record))))
