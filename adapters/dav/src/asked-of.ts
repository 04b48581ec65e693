import type { Caller } from './basic-auth.ts'
import type { Calendar } from './calendars.ts'
import type { DavDeps } from './dav.ts'
import type { Place } from './place.ts'

/** What this server can (RFC 4918, 18; RFC 4791, 5.1). */
export const CLASSES = '1, 3, calendar-access'

/** A request of somebody who may ask, and for what. */
export interface Asked<P extends Place = Place, C extends Calendar | null = Calendar | null> {
  deps: DavDeps
  request: Request
  caller: Caller
  place: P
  /** Those that the token may read. */
  calendars: readonly Calendar[]
  /** The one that the place is, or lies in. */
  calendar: C
}
