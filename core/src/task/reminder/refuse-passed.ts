import { type ClockDep, instantText, oneFault } from '../../kernel/index.ts'
import type { Reminder } from './reminder.ts'

/** Seconds by which a moment may have passed and is still asked for: a request takes its time. */
const GRACE_SECONDS = 60

/** The moment from which on reminders are told, RFC 3339. */
export const earliestTold = ({ clock }: ClockDep): string => instantText(clock.now().subtract({ seconds: GRACE_SECONDS }))

/**
 * Refuses a reminder at a moment that has passed, which nobody would ever be told of, unless the task `had` it before.
 * @throws AppError `validation`
 */
export function refusePassed(deps: ClockDep, had: readonly Reminder[], wanted: readonly Reminder[] = []): void {
  const known = new Set(had.map(momentOf))
  const earliest = earliestTold(deps)
  const place = wanted.findIndex((reminder) => 'at' in reminder && reminder.at < earliest && !known.has(reminder.at))
  if (place >= 0) throw oneFault(`/reminders/${place}/at`, 'passed', 'That moment has passed.')
}

const momentOf = (reminder: Reminder): string | null => ('at' in reminder ? reminder.at : null)
