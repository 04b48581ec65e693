import type { DigestMail } from '@throughline/core/notification'
import { momentWords } from './moments.ts'
import { subjectOf } from './notification-words.ts'
import type { Section } from './sections.ts'
import { wordsIn } from './words/index.ts'
import type { Words } from './words/words.ts'

/** What the mail about several things says: one line for each, the earliest first. */
export function digestWords({ notifications, reader }: DigestMail): Words & { footer: string; sections: Section[] } {
  const items = notifications.map(({ notification, link }) => ({
    ...{ text: subjectOf(notification, reader.locale), href: link },
    detail: momentWords(notification.at, reader),
  }))
  const { subject, text, button, footer } = wordsIn(reader.locale).told.digest
  return { subject: subject(items.length), before: [text], sections: [{ title: null, items }], button, after: [], footer }
}
