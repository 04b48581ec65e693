import type { Notification } from '@throughline/core/notification'
import { notifications as words } from '../../messages/notification.ts'
import { type DateContext, localTime, nearDateWithin } from '../task/words/day.ts'
import { momentWords } from '../task/words/reminder.ts'

export interface Context extends DateContext {
  timeZone: string
}

/** What stands below the title of a notification: when it came, when the task is due, and what became of it. */
export function detailsOf({ at, due, late, snoozedUntil }: Notification, context: Context): string {
  const when = dueWithin(due, context)
  const parts = [
    momentWords(at, context),
    when && words.due(when),
    late && words.late,
    snoozedUntil && words.snoozed(momentWords(snoozedUntil, context)),
  ]
  return parts.filter(Boolean).join(' · ')
}

function dueWithin({ dueDate, dueAt }: Notification['due'], context: Context): string | null {
  if (dueAt) return `${nearDateWithin(dueAt.slice(0, 10), context)}, ${localTime(dueAt, context.locale)}`
  return dueDate && nearDateWithin(dueDate, context)
}
