/** When a meeting was held. Free of zod, for the browser: `@throughline/core/discussion/held-on`. */
import type { Meeting } from './schema.ts'

/**
 * The plain date a meeting was held on, on the wall clock of its zone: the day it was to be on, or the day it was closed on
 * where that came first. One that was not held yet answers the day it is to be on.
 */
export function heldOn({ startsAt, timeZone, heldAt }: Pick<Meeting, 'startsAt' | 'timeZone' | 'heldAt'>): string {
  const planned = startsAt.slice(0, 10)
  if (heldAt === null) return planned
  const over = Temporal.Instant.from(heldAt).toZonedDateTimeISO(timeZone).toPlainDate().toString()
  return over < planned ? over : planned
}
