import type { Notification, TaskReminder } from '@throughline/core/notification'
import { notifications as words } from '../../messages/notification.ts'
import { type DateContext, localTime, nearDateWithin } from '../task/words/day.ts'
import { momentWords } from '../task/words/reminder.ts'

export interface Context extends DateContext {
  timeZone: string
}

/** Where a notification leads. */
export const addressOf = (told: Notification): string =>
  told.type === 'task-reminder' ? `/tasks/${told.taskId}` : `/career/wins/${told.winId}`

/** What a notification is, for who hears it. */
export const kindOf = ({ type }: Notification): string => (type === 'task-reminder' ? words.reminder : words.answer)

/** What a screen reader is told when one comes. */
export const cameWords = (told: Notification): string =>
  told.type === 'task-reminder' ? words.came(told.title) : words.answerCame(told.name, told.title)

/** What stands below the title of a notification: when it came, and of a reminder when the task is due and what became of it. */
export function detailsOf(told: Notification, context: Context): string {
  const came = momentWords(told.at, context)
  const parts =
    told.type === 'task-reminder' ? [came, ...ofReminder(told, context)] : [words.answered[`${told.isConfirmed}`](told.name), came]
  return parts.filter(Boolean).join(' · ')
}

function ofReminder({ due, late, snoozedUntil }: TaskReminder, context: Context) {
  const when = dueWithin(due, context)
  return [when && words.due(when), late && words.late, snoozedUntil && words.snoozed(momentWords(snoozedUntil, context))]
}

function dueWithin({ dueDate, dueAt }: TaskReminder['due'], context: Context): string | null {
  if (dueAt) return `${nearDateWithin(dueAt.slice(0, 10), context)}, ${localTime(dueAt, context.locale)}`
  return dueDate && nearDateWithin(dueDate, context)
}
