import { type ActorDep, type ClockDep, eventFor, type IdsDep, nowText, type StoreDep } from '../context.ts'
import { AppError, hasCode, notFound } from '../error.ts'
import type { SpaceId } from '../ports/store.ts'
import type { DomainEvent } from '../record/event.ts'
import type { Kind } from '../record/kind.ts'
import { revised, type StoredRecord } from '../record/record.ts'
import { isGone } from '../record/trash.ts'

export interface BasedOn {
  /** The version the caller knows; the write is refused when it is no longer the current one. */
  expectedVersion?: number | undefined
}

/** What every use case that changes a record needs. */
export type ChangeDeps = StoreDep & ClockDep & IdsDep & ActorDep

/** What is to become of a record. */
export interface Step<R> {
  changes: Partial<R>
  /** Such as `task.updated`. */
  event: string
  /** The id of that event, where it is to be known again; else it has a fresh one. */
  eventId?: string | undefined
}

/** How often a write without a named version starts over from the current one: each time another's was saved, so that all at once end. */
const ATTEMPTS = 200

/**
 * Reads a record, decides, and saves what was decided; `decide` answers `null` when there is nothing to do.
 * A write that names no version starts over when another was quicker, and is never `stale`.
 * @throws AppError `not-found`; `stale` with the record as it is now; or `unavailable` when 200 others in a row were quicker.
 */
export async function changeRecord<R extends StoredRecord>(
  deps: ChangeDeps,
  kind: Kind<R>,
  id: string,
  { expectedVersion }: BasedOn,
  decide: (record: R) => Step<R> | null | Promise<Step<R> | null>,
): Promise<R> {
  const { store, actor } = deps
  for (let attempt = 1; ; attempt++) {
    const record = await store.get(actor.space, kind, id)
    if (!record || isGone(deps, record)) throw notFound(kind.noun)
    const step = await decide(record)
    if (expectedVersion !== undefined && record.version !== expectedVersion) throw stale(record)
    if (!step) return record
    const next = revised(record, step.changes, nowText(deps))
    const events = [eventFor(deps, step.event, next, step.eventId)]
    try {
      await store.save(actor.space, kind, next, { expectedVersion: record.version, events })
      return next
    } catch (error) {
      if (!hasCode(error, 'stale') || expectedVersion !== undefined) throw error
      if (attempt === ATTEMPTS) throw crowded()
    }
  }
}

/**
 * Reads a record, in the trash as well, and saves what `decide` makes of it without an event: nobody is told. Does nothing
 * where there is no record or `decide` answers `null`, and starts over when another was quicker.
 * @throws AppError `unavailable` when 200 others in a row were quicker.
 */
export const changeUntold = <R extends StoredRecord>(
  deps: StoreDep & ClockDep,
  space: SpaceId,
  kind: Kind<R>,
  id: string,
  decide: Decide<R>,
): Promise<void> => changeAnyhow(deps, space, kind, id, decide, () => [])

/** The same, told as `<kind>.updated` by the actor, whose space it is. */
export const changeTold = <R extends StoredRecord>(
  deps: StoreDep & ClockDep & IdsDep & ActorDep,
  kind: Kind<R>,
  id: string,
  decide: Decide<R>,
): Promise<void> => changeAnyhow(deps, deps.actor.space, kind, id, decide, (next) => [eventFor(deps, `${kind.name}.updated`, next)])

type Decide<R> = (record: R) => Partial<R> | null | Promise<Partial<R> | null>

async function changeAnyhow<R extends StoredRecord>(
  deps: StoreDep & ClockDep,
  space: SpaceId,
  kind: Kind<R>,
  id: string,
  decide: Decide<R>,
  eventsOf: (next: R) => readonly DomainEvent[],
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const record = await deps.store.get(space, kind, id)
    const changes = record && (await decide(record))
    if (!record || !changes) return
    const next = revised(record, changes, nowText(deps))
    try {
      return await deps.store.save(space, kind, next, { expectedVersion: record.version, events: eventsOf(next) })
    } catch (error) {
      if (!hasCode(error, 'stale')) throw error
      if (attempt === ATTEMPTS) throw crowded()
    }
  }
}

/** Writes a record unless there is one; answers the one that is there afterwards (the very object when it was written). */
export async function saveNew<R extends StoredRecord>(
  { store }: StoreDep,
  space: SpaceId,
  kind: Kind<R>,
  record: R,
  events: readonly DomainEvent[] = [],
): Promise<R> {
  try {
    await store.save(space, kind, record, { expectedVersion: 0, events })
    return record
  } catch (error) {
    const current = hasCode(error, 'stale') ? (error.details.current as R | undefined) : undefined
    if (!current) throw error
    return current
  }
}

/** What is thrown at whoever others are before for too long. */
export const crowded = () => new AppError('unavailable', 'Too much is changing this at once. Try again in a moment.', { retryAfter: 1 })

/** What is thrown at whoever knows an older version, also by stores; without a record where there is none any more. */
export const stale = (current?: StoredRecord) =>
  new AppError('stale', 'This was changed in the meantime. Look at it as it is now and try again.', { current })
