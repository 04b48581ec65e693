import type { Blobs } from './ports/blobs.ts'
import type { Directory } from './ports/directory.ts'
import type { Queue } from './ports/queue.ts'
import type { SpaceId, Store } from './ports/store.ts'
import type { DomainEvent } from './record/event.ts'
import type { Kind } from './record/kind.ts'
import type { StoredRecord } from './record/record.ts'
import { type DayRule, instantText, localDate } from './time/day.ts'

export interface Clock {
  now(): Temporal.Instant
}

export interface Ids {
  /** A fresh UUIDv7, rising within a process. */
  next(): string
}

/** Who is asking, and which space is theirs. */
export interface Actor extends DayRule {
  accountId: string
  space: SpaceId
  /** BCP 47; the language dates are written in. */
  locale: string
  /** The day their week begins with, 1 for Monday to 7 for Sunday. */
  weekStart: number
  /** Minutes ahead of its time at which a task with one reminds that says nothing of it itself; `null`, as if absent, for not at all. */
  timedReminder?: number | null
}

/** What a use case may ask for; each names only what it uses. */
export interface StoreDep {
  store: Store
}
export interface BlobsDep {
  blobs: Blobs
}
export interface DirectoryDep {
  directory: Directory
}
export interface QueueDep {
  queue: Queue
}
export interface ClockDep {
  clock: Clock
}
export interface IdsDep {
  ids: Ids
}
/** Every kind of record there is: what the storage was opened with. */
export interface KindsDep {
  kinds: readonly Kind[]
}
export interface GiveWayDep {
  /** Awaited before costly work, and again and again in the midst of it: all else that came meanwhile is looked after first. */
  giveWay(): Promise<void>
}
export interface ActorDep {
  actor: Actor
}

/** Now, as it is stored. */
export const nowText = ({ clock }: ClockDep): string => instantText(clock.now())

/** Today for the person asking. */
export const today = ({ clock, actor }: ClockDep & ActorDep): string => localDate(clock.now(), actor)

/** The event that says what was just done to a record; with an id of its own where it is to be known again by that. */
export const eventFor = (deps: ClockDep & IdsDep & ActorDep, type: string, record: StoredRecord, id = deps.ids.next()): DomainEvent => ({
  id,
  type,
  at: nowText(deps),
  actor: deps.actor.accountId,
  kind: type.slice(0, type.indexOf('.')),
  recordId: record.id,
  version: record.version,
})
