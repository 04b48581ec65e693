import { isBriefing, type Notification } from '@throughline/core/notification'
import { subjectOf } from './notification-words.ts'
import { wordsIn } from './words/index.ts'

/** The words of what is no mail but says the same, such as a push message, for somebody of a locale (BCP 47). */
export function noticeWords(locale: string) {
  const { told } = wordsIn(locale)
  return {
    title: (notification: Notification): string =>
      isBriefing(notification) ? told.briefing[notification.type] : subjectOf(notification, locale),
    many: told.digest.subject,
    body: (notification: Notification): string => (notification.type === 'practice-due' ? told['practice-due'].text : ''),
  }
}
