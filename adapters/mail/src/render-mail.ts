import type { AccountMail, MailMessage } from '@throughline/core/account'
import type { FeedbackMail, InviteMail } from '@throughline/core/discussion'
import type { NotificationMail } from '@throughline/core/notification'
import { feedbackWords } from './feedback-words.ts'
import { htmlPage } from './html-page.ts'
import { invitation } from './invitation-words.ts'
import { english, type Words } from './messages.ts'
import { notificationWords } from './notification-words.ts'

/** A link with the words it goes under. */
export interface Action {
  label: string
  href: string
}

/** Puts a mail into words, as plain text and as HTML. */
export function renderMail(mail: AccountMail | NotificationMail | InviteMail | FeedbackMail): MailMessage {
  if ('feedbackText' in mail) return withCopy(mail)
  if (mail.template === 'discussion-invite') return personal(mail, invitation(mail))
  if (!('notification' in mail)) return rendered(mail.to, english[mail.template], (button) => actionsOf(mail, button), english.footer)
  return personal(mail, notificationWords(mail))
}

/** What was given goes along as a file, which no mail program makes links of. */
function withCopy(mail: FeedbackMail): MailMessage {
  const { feedbackText: text } = mail
  return { ...personal(mail, feedbackWords(mail)), ...(text !== null && { attachment: { name: 'feedback.txt', text } }) }
}

/** A mail with one link that repeats what people have written. */
function personal(
  { to, link, messageId }: NotificationMail | InviteMail | FeedbackMail,
  { footer, ...words }: Words & { footer: string },
): MailMessage {
  return { ...rendered(to, words, (label) => [{ label, href: link }], footer), messageId, isPersonal: true }
}

function rendered(to: string, words: Words, actions: (label: string) => [Action, ...Action[]], footer: string): MailMessage {
  const { subject, before, button, after } = words
  const [main, ...others] = actions(button)
  const text = [...before, ...[main, ...others].map(({ label, href }) => `${label}:\n${href}`), ...after, `-- \n${footer}`]
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlPage({ title: subject, before, main, others, after, footer }),
  }
}

function actionsOf(mail: AccountMail, label: string): [Action, ...Action[]] {
  switch (mail.template) {
    case 'sign-up-attempt':
      return [
        { label, href: mail.links.signIn },
        { label: english.forgotten, href: mail.links.forgotPassword },
      ]
    case 'password-reset':
      return [{ label, href: mail.links.resetPassword }]
    case 'password-changed':
      return [{ label, href: mail.links.forgotPassword }]
  }
}
