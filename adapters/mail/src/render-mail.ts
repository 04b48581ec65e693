import type { AccountMail, MailMessage } from '@throughline/core/account'
import { htmlPage } from './html-page.ts'
import { english } from './messages.ts'

/** A link with the words it goes under. */
export interface Action {
  label: string
  href: string
}

/** Puts a mail into words, as plain text and as HTML. */
export function renderMail(mail: AccountMail): MailMessage {
  const { subject, before, button, after } = english[mail.template]
  const [main, ...others] = actionsOf(mail, button)
  const text = [...before, ...[main, ...others].map(({ label, href }) => `${label}:\n${href}`), ...after, `-- \n${english.footer}`]
  return {
    to: mail.to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlPage({ title: subject, before, main, others, after, footer: english.footer }),
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
