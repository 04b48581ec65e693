import { type ActorDep, type ClockDep, localDate, oneFault } from '../../kernel/index.ts'

/** By how much a clock elsewhere may be ahead of ours. */
const AHEAD_MINUTES = 5
/** Years that nobody means. */
const FIRST = '1970-01-02'

/**
 * When something began, with the person's day and zone then, which no later change of zone moves.
 * @param startedAt an RFC 3339 instant
 * @throws AppError `validation` for what lies in the future.
 */
export function moment({ clock, actor }: ClockDep & ActorDep, startedAt: string) {
  if (startedAt < FIRST) throw oneFault('/startedAt', 'out_of_range', 'No time is kept for that year.')
  if (Date.parse(startedAt) > clock.now().add({ minutes: AHEAD_MINUTES }).epochMilliseconds)
    throw oneFault('/startedAt', 'in_future', 'That moment has not come yet.')
  return { startedAt, localDate: localDate(Temporal.Instant.from(startedAt), actor), timeZone: actor.timeZone }
}
