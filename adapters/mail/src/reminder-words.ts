import type { ReminderMail } from '@throughline/core/notification'
import { reminder as english, type Words } from './messages.ts'

/** Letters of a title that a subject shows. */
const SUBJECT_LENGTH = 120

/** What the mail of a reminder says, with its times as the person's clock shows them. */
export function reminderWords({ notification, reader }: ReminderMail): Words & { footer: string } {
  const { title, due, at, late } = notification
  const when = dueWords(due, reader)
  const shown = [...title]
  const cut = shown.length > SUBJECT_LENGTH ? `${shown.slice(0, SUBJECT_LENGTH - 1).join('')}…` : title
  return {
    subject: english.subject(cut),
    before: [title, ...(when ? [english.due(when)] : []), ...(late ? [english.late(momentWords(at, reader))] : [])],
    button: english.button,
    after: [],
    footer: english.footer,
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
