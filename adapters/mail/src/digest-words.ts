import type { DigestMail } from '@throughline/core/notification'
import { told, type Words } from './messages.ts'
import { momentWords } from './moments.ts'
import { subjectOf } from './notification-words.ts'
import type { Section } from './sections.ts'

/** What the mail about several things says: one line for each, the earliest first. */
export function digestWords({ notifications, reader }: DigestMail): Words & { footer: string; sections: Section[] } {
  const items = notifications.map(({ notification, link }) => ({
    ...{ text: subjectOf(notification), href: link },
    detail: momentWords(notification.at, reader),
  }))
  const { subject, text, button, footer } = told.digest
  return { subject: subject(items.length), before: [text], sections: [{ title: null, items }], button, after: [], footer }
}
