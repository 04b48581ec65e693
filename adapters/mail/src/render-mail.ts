import type { AccountMail, MailMessage } from '@throughline/core/account'
import type { NotificationMail } from '@throughline/core/notification'
import { htmlPage } from './html-page.ts'
import { english, type Words } from './messages.ts'
import { notificationWords } from './notification-words.ts'

/** A link with the words it goes under. */
export interface Action {
  label: string
  href: string
}

/** Puts a mail into words, as plain text and as HTML. */
export function renderMail(mail: AccountMail | NotificationMail): MailMessage {
  if (!('notification' in mail)) return rendered(mail.to, english[mail.template], (button) => actionsOf(mail, button), english.footer)
  const { footer, ...words } = notificationWords(mail)
  const message = rendered(mail.to, words, (label) => [{ label, href: mail.link }], footer)
  return { ...message, messageId: mail.messageId, isPersonal: true }
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
