import type { ClockDep } from '../context.ts'
import { oneFault } from '../error.ts'

/** By how much a clock elsewhere may be ahead of ours. */
const AHEAD_MINUTES = 5
/** Years that nobody means. */
const FIRST = '1970-01-02'

/**
 * Makes sure that a moment somebody names may have been.
 * @param at an RFC 3339 instant
 * @param pointer to where it is said
 * @throws AppError `validation` for one to come, a clock five minutes fast aside, or from before 1970.
 */
export function checkHappened({ clock }: ClockDep, at: string, pointer: string): void {
  if (at < FIRST) throw oneFault(pointer, 'out_of_range', 'No time is kept for that year.')
  if (Date.parse(at) > clock.now().add({ minutes: AHEAD_MINUTES }).epochMilliseconds)
    throw oneFault(pointer, 'in_future', 'That moment has not come yet.')
}
