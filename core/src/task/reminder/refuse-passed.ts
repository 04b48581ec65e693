import { type ClockDep, instantText, oneFault } from '../../kernel/index.ts'
import type { Reminder } from './reminder.ts'

/** Seconds by which a moment may have passed and is still asked for: a request takes its time. */
const GRACE_SECONDS = 60

/** The moment from which on reminders are told, RFC 3339. */
export const earliestTold = ({ clock }: ClockDep): string => instantText(clock.now().subtract({ seconds: GRACE_SECONDS }))

/**
 * Refuses a new task's reminder at a moment that has passed, which nobody would ever be told of. Not asked of an edit:
 * one may give back what was taken out while it was still to come.
 * @throws AppError `validation`
 */
export function refusePassed(deps: ClockDep, reminders: readonly Reminder[]): void {
  // Most tasks remind of nothing, and every new one passes here.
  if (reminders.length === 0) return
  const earliest = earliestTold(deps)
  const place = reminders.findIndex((reminder) => 'at' in reminder && reminder.at < earliest)
  if (place >= 0) throw oneFault(`/reminders/${place}/at`, 'passed', 'That moment has passed.')
}
