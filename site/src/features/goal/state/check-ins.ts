import type { CheckIn } from '@throughline/core/goal'
import { checkInRecords } from './records.ts'

/** Check-ins as they are by now, newest first, without what was deleted. */
export const newestFirst = (ids: Iterable<string>): CheckIn[] =>
  [...ids]
    .flatMap((id) => checkInRecords.shown(id) ?? [])
    .filter(({ deletedAt }) => !deletedAt)
    .sort((a, b) => b.localDate.localeCompare(a.localDate) || b.id.localeCompare(a.id))
