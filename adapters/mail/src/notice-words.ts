import { isBriefing, type Notification } from '@throughline/core/notification'
import { told } from './messages.ts'
import { subjectOf } from './notification-words.ts'

/** The words of what is no mail but says the same, such as a push message. */
export const noticeWords = {
  title: (notification: Notification): string => (isBriefing(notification) ? told.briefing[notification.type] : subjectOf(notification)),
  many: told.digest.subject,
  body: (notification: Notification): string => (notification.type === 'practice-due' ? told['practice-due'].text : ''),
}
