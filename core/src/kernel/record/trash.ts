import { type ActorDep, type ClockDep, today } from '../context.ts'
import { addDays, startOfDay } from '../time/day.ts'
import type { StoredRecord } from './record.ts'

/** Days a record stays restorable in the trash. */
const TRASH_DAYS = 30

/**
 * A record leaves the store this long after it can be restored no more: by then no restoring is under way, whatever the clocks
 * of several processes say.
 */
const MARGIN_DAYS = 1

/**
 * What was deleted before this instant has left the trash. It moves when the person's day begins, so that the
 * trash, like every list, is the same until something happens or the day is over.
 */
export const trashHorizon = (deps: ClockDep & ActorDep): string => daysAgo(deps, TRASH_DAYS)

/** What was deleted before this instant may be erased. */
export const purgeHorizon = (deps: ClockDep & ActorDep): string => daysAgo(deps, TRASH_DAYS + MARGIN_DAYS)

const daysAgo = (deps: ClockDep & ActorDep, days: number) => startOfDay(addDays(today(deps), -days), deps.actor)

/** Whether a record was deleted so long ago that it counts as absent, erased already or not. */
export const isGone = (deps: ClockDep & ActorDep, { deletedAt }: Pick<StoredRecord, 'deletedAt'>): boolean =>
  deletedAt !== null && deletedAt < trashHorizon(deps)
