import { sayable } from '@throughline/core/discussion'
import type { NotificationMail, ReminderMail } from '@throughline/core/notification'
import { dateWords, momentWords, type Reader } from './moments.ts'
import { securityContent } from './security-words.ts'
import { type MailWords, wordsIn } from './words/index.ts'
import type { Words } from './words/words.ts'

type Notification = NotificationMail['notification']
type FooterWords = Words & { footer: string }

/** Letters of a title, and of a name, that a subject shows. */
const [TITLE_LENGTH, NAME_LENGTH] = [120, 40]

/** What the mail of a notification says, with its times as the person's clock shows them. */
export function notificationWords({ notification, reader }: Pick<NotificationMail, 'notification' | 'reader'>): FooterWords {
  const { lines, button, footer } = contentOf(notification, reader)
  return { subject: subjectOf(notification, reader.locale), before: lines, button, after: [], footer }
}

/** What happened in one line: the subject of its mail, and what stands for it among others. */
export function subjectOf(notification: Notification, locale: string): string {
  const { told, security } = wordsIn(locale)
  switch (notification.type) {
    case 'task-reminder':
      return told.reminder.subject(shortened(notification.title, TITLE_LENGTH))
    case 'attestation-answered':
      return told.answer.subject(shortened(notification.name, NAME_LENGTH), shortened(notification.title, TITLE_LENGTH))
    case 'goal-off-track':
    case 'check-in-due':
      return told[notification.type].subject(shortened(notification.title, TITLE_LENGTH))
    case 'practice-due':
      return told['practice-due'].subject(notification.cards)
    case 'security-notice':
      return security.events[notification.what].subject
    case 'test':
      return told.test.subject
    default:
      return told.discussion.subject(happened(notification, told, NAME_LENGTH), shortened(titleOf(notification, told), TITLE_LENGTH))
  }
}

type InDiscussion = Extract<Notification, { discussionId: string }>

type Told = MailWords['told']

const happened = ({ type, name }: InDiscussion, told: Told, length = Number.POSITIVE_INFINITY): string =>
  told.discussion[type](shortened(sayable(name) || told.discussion.somebody, length))

/** Others called it that: no mail program is to make a link of it. */
const titleOf = ({ title }: InDiscussion, told: Told): string => sayable(title) || told.discussion.untitled

function contentOf(notification: Notification, reader: Reader): { lines: string[]; button: string; footer: string } {
  const { told } = wordsIn(reader.locale)
  switch (notification.type) {
    case 'task-reminder':
      return { ...told.reminder, lines: reminderLines(notification, reader, told) }
    case 'attestation-answered': {
      const { title, name, isConfirmed, at } = notification
      // The colleague's own words stay where the owner is signed in.
      return {
        ...told.answer,
        lines: [title, (isConfirmed ? told.answer.confirmed : told.answer.commented)(name, momentWords(at, reader))],
      }
    }
    case 'goal-off-track':
    case 'check-in-due':
      return { ...told[notification.type], lines: [notification.title, told[notification.type].text] }
    case 'security-notice':
      return securityContent(notification, momentWords(notification.at, reader), reader.locale)
    case 'practice-due':
    case 'test':
      return { ...told[notification.type], lines: [told[notification.type].text] }
    default:
      return discussionContent(notification, reader, told)
  }
}

/** Who and where; what was said stays where the reader is signed in. */
function discussionContent(notification: InDiscussion, reader: Reader, told: Told) {
  const { type, at } = notification
  const isSaid = type === 'mention' || type === 'reply' || type === 'feedback-answered'
  const line = (isSaid ? told.discussion.said : told.discussion.place)(happened(notification, told), momentWords(at, reader))
  const { button, all, task, footer } = told.discussion
  const isElsewhere = type === 'discussion-removed' || type === 'discussion-invite'
  return {
    lines: [titleOf(notification, told), line],
    button: type === 'action-item' ? task : isElsewhere ? all : button,
    footer,
  }
}

const shortened = (text: string, length: number): string => {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text
}

function reminderLines({ title, due, at, late }: ReminderMail['notification'], reader: Reader, told: Told): string[] {
  const when = dueWords(due, reader)
  return [title, ...(when ? [told.reminder.due(when)] : []), ...(late ? [told.reminder.late(momentWords(at, reader))] : [])]
}

function dueWords({ dueDate, dueAt, timeZone }: ReminderMail['notification']['due'], reader: Reader): string | null {
  if (!dueAt) return dueDate && dateWords(dueDate, reader)
  const due = Temporal.PlainDateTime.from(dueAt).toZonedDateTime(timeZone ?? reader.timeZone)
  return momentWords(due.toInstant().toString(), reader)
}
