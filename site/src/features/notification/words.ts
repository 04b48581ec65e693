import type { Notification, TaskReminder } from '@throughline/core/notification'
import { notifications as words } from '../../messages/notification.ts'
import { notificationsPage } from '../../messages/notifications-page.ts'
import { securityNotices } from '../../messages/security-notice.ts'
import { type DateContext, localTime, nearDateWithin } from '../desk/words/day.ts'
import { momentWords } from '../when/words/moment.ts'

export interface Context extends DateContext {
  timeZone: string
}

/** Where a notification leads. */
export { pathOf as addressOf } from '@throughline/core/notification/path-of'

/** What a notification is called. */
export function titleOf(told: Notification): string {
  if ('title' in told) return told.title
  if (told.type === 'security-notice') return securityNotices[told.what]
  return told.type === 'practice-due' ? words.titles[told.type](told.cards) : words.titles[told.type]
}

/** What a notification is, for who hears it. */
export const kindOf = ({ type }: Notification): string => notificationsPage.kinds[type]

/** What a screen reader is told when one comes. */
export function cameWords(told: Notification): string {
  if (told.type === 'task-reminder') return words.came(told.title)
  if (told.type === 'attestation-answered') return words.answerCame(told.name, told.title)
  return [whatHappened(told), titleOf(told)].filter(Boolean).join(': ')
}

/** What stands below the title of a notification: when it came, and of a reminder when the task is due and what became of it. */
export function detailsOf(told: Notification, context: Context): string {
  const came = momentWords(told.at, context)
  if (told.type === 'task-reminder') return [came, ...ofReminder(told, context)].filter(Boolean).join(' · ')
  return [whatHappened(told), came].filter(Boolean).join(' · ')
}

/** Empty where the title says all. */
function whatHappened(told: Exclude<Notification, TaskReminder>): string {
  if (told.type === 'attestation-answered') return words.answered[`${told.isConfirmed}`](told.name)
  if ('goalId' in told) return words.goal[told.type]
  if (told.type === 'security-notice') return told.detail ?? ''
  return 'discussionId' in told ? words.happened[told.type](told.name || words.somebody) : ''
}

function ofReminder({ due, late, snoozedUntil }: TaskReminder, context: Context) {
  const when = dueWithin(due, context)
  return [when && words.due(when), late && words.late, snoozedUntil && words.snoozed(momentWords(snoozedUntil, context))]
}

function dueWithin({ dueDate, dueAt }: TaskReminder['due'], context: Context): string | null {
  if (dueAt) return `${nearDateWithin(dueAt.slice(0, 10), context)}, ${localTime(dueAt, context.locale)}`
  return dueDate && nearDateWithin(dueDate, context)
}
