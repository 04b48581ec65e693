import type { SpaceId } from '../ports/store.ts'

/** What happened to one record. Stored atomically with it; handling one twice must be harmless. */
export interface DomainEvent {
  /** UUIDv7; makes repeats recognisable. */
  id: string
  /** `<kind>.<what happened>`, such as `task.completed`. */
  type: string
  /** RFC 3339 instant. */
  at: string
  /** Account that did it. */
  actor: string
  kind: string
  recordId: string
  version: number
  /** The space its record lies in, where that is another than the feed's own: a discussion's, told to who is in it. */
  space?: SpaceId
}

/** An event with its place in the change feed of its space. */
export interface Change extends DomainEvent {
  /** Whole number, rising by one a space; what a reader resumes from. */
  seq: number
}
