import type { AnswerMail, NotificationMail, ReminderMail } from '@throughline/core/notification'
import { answer, reminder, type Words } from './messages.ts'

/** Letters of a title, and of a name, that a subject shows. */
const [TITLE_LENGTH, NAME_LENGTH] = [120, 40]

/** What the mail of a notification says, with its times as the person's clock shows them. */
export const notificationWords = (mail: NotificationMail): Words & { footer: string } =>
  mail.template === 'task-reminder' ? reminderWords(mail) : answerWords(mail)

/** Who and of which win; the colleague's own words stay where the owner is signed in. */
function answerWords({ notification: { title, name, isConfirmed, at }, reader }: AnswerMail): Words & { footer: string } {
  return {
    subject: answer.subject(shortened(name, NAME_LENGTH), shortened(title, TITLE_LENGTH)),
    before: [title, (isConfirmed ? answer.confirmed : answer.commented)(name, momentWords(at, reader))],
    button: answer.button,
    after: [],
    footer: answer.footer,
  }
}

const shortened = (text: string, length: number): string => {
  const letters = [...text]
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : text
}

function reminderWords({ notification, reader }: ReminderMail): Words & { footer: string } {
  const { title, due, at, late } = notification
  const when = dueWords(due, reader)
  return {
    subject: reminder.subject(shortened(title, TITLE_LENGTH)),
    before: [title, ...(when ? [reminder.due(when)] : []), ...(late ? [reminder.late(momentWords(at, reader))] : [])],
    button: reminder.button,
    after: [],
    footer: reminder.footer,
  }
}

type Reader = ReminderMail['reader']

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const dayAndTime = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

function dueWords({ dueDate, dueAt, timeZone }: ReminderMail['notification']['due'], reader: Reader): string | null {
  if (dueAt)
    return momentWords(
      Temporal.PlainDateTime.from(dueAt)
        .toZonedDateTime(timeZone ?? reader.timeZone)
        .toInstant()
        .toString(),
      reader,
    )
  return dueDate && new Intl.DateTimeFormat(reader.locale, { ...day, timeZone: 'UTC' }).format(new Date(`${dueDate}T00:00:00Z`))
}

const momentWords = (instant: string, { locale, timeZone }: Reader): string =>
  new Intl.DateTimeFormat(locale, { ...dayAndTime, timeZone }).format(new Date(instant))
