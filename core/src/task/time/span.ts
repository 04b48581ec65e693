import { type ClockDep, type DayRule, localDate, oneFault } from '../../kernel/index.ts'
import type { TimeEntry } from './schema.ts'

/** What is longer is taken for a slip of the pen; a timer may still run for longer. */
const MAX_DAYS = 31
/** By how much a clock elsewhere may be ahead of ours. */
const AHEAD_MINUTES = 5
/** Years that nobody means. */
const [FIRST, LAST] = ['1970-01-02', '2200']

/**
 * Makes sure that what somebody says of an entry can be.
 * @throws AppError `validation` when it ends before it begins or is longer than 31 days, or a timer began in the future.
 */
export function checkSpan({ clock }: ClockDep, { startedAt, endedAt }: Pick<TimeEntry, 'startedAt' | 'endedAt'>): void {
  if (startedAt < FIRST || startedAt >= LAST) throw oneFault('/startedAt', 'out_of_range', 'No time is kept for that year.')
  const start = Date.parse(startedAt)
  if (endedAt === null) {
    if (start > clock.now().add({ minutes: AHEAD_MINUTES }).epochMilliseconds)
      throw oneFault('/startedAt', 'in_future', 'A timer cannot have started in the future.')
    return
  }
  const length = Date.parse(endedAt) - start
  if (length < 0) throw oneFault('/endedAt', 'ends_before_start', 'It ends before it begins.')
  if (length > MAX_DAYS * 24 * 3_600_000) throw oneFault('/endedAt', 'too_long', `One entry is at most ${MAX_DAYS} days long.`)
}

/** The day an entry that begins at an instant counts for, with what that day is reckoned by. */
export const dayOf = (startedAt: string, { timeZone, dayStart }: DayRule): Pick<TimeEntry, 'localDate' | 'timeZone' | 'dayStart'> => ({
  localDate: localDate(Temporal.Instant.from(startedAt), { timeZone, dayStart }),
  timeZone,
  dayStart,
})
