import type { AccountMail, MailMessage } from '@throughline/core/account'
import type { BriefingMail } from '@throughline/core/briefing'
import type { FeedbackMail, InviteMail } from '@throughline/core/discussion'
import type { DigestMail, NotificationMail, ToldMail } from '@throughline/core/notification'
import { briefingWords } from './briefing-words.ts'
import { digestWords } from './digest-words.ts'
import { feedbackWords } from './feedback-words.ts'
import { htmlPage } from './html-page.ts'
import { invitation } from './invitation-words.ts'
import { notificationWords } from './notification-words.ts'
import { type Section, sectionsAsText } from './sections.ts'
import { wordsIn } from './words/index.ts'
import type { Words } from './words/words.ts'

/** A link with the words it goes under. */
export interface Action {
  label: string
  href: string
}

/** Puts a mail into words, as plain text and as HTML. */
export function renderMail(mail: AccountMail | NotificationMail | DigestMail | BriefingMail | InviteMail | FeedbackMail): MailMessage {
  if ('plan' in mail || 'review' in mail) return toldMail(mail, briefingWords(mail))
  if (mail.template === 'digest') return toldMail(mail, digestWords(mail))
  if ('feedbackText' in mail) return withCopy(mail)
  if ('inviter' in mail) return personal(mail, invitation(mail))
  return 'notification' in mail ? toldMail(mail, notificationWords(mail)) : aboutAccount(mail)
}

function aboutAccount(mail: AccountMail): MailMessage {
  const { account } = wordsIn(mail.locale)
  return rendered(mail, account[mail.template], (button) => actionsOf(mail, button), account.footer)
}

/** A mail that tells somebody what they chose to be told, with the way to have no more of it (RFC 8058). */
function toldMail(mail: ToldMail, words: ToldWords): MailMessage {
  const { unsubscribe, reader } = mail
  const { told } = wordsIn(reader.locale)
  if (unsubscribe === null) return personal(mail, words)
  const footer = `${words.footer} ${told.choose}`
  return { ...personal(mail, { ...words, footer }, { label: told.unsubscribe, href: unsubscribe }), unsubscribe }
}

type ToldWords = Words & { footer: string; sections?: readonly Section[] }

/** What was given goes along as a file, which no mail program makes links of. */
function withCopy(mail: FeedbackMail): MailMessage {
  const { feedbackText: text } = mail
  return { ...personal(mail, feedbackWords(mail)), ...(text !== null && { attachment: { name: 'feedback.txt', text } }) }
}

/** A mail with one link that repeats what people have written. */
function personal(
  { to, link, messageId, ...mail }: ToldMail | InviteMail | FeedbackMail,
  { footer, ...words }: ToldWords,
  off: Action | null = null,
): MailMessage {
  const locale = 'reader' in mail ? mail.reader.locale : mail.locale
  return { ...rendered({ to, locale }, words, (label) => [{ label, href: link }], footer, off), messageId, isPersonal: true }
}

function rendered(
  { to, locale }: { to: string; locale: string },
  words: Words & { sections?: readonly Section[] },
  actions: (label: string) => [Action, ...Action[]],
  footer: string,
  off: Action | null = null,
): MailMessage {
  const { subject, before, button, after, sections = [] } = words
  const [main, ...others] = actions(button)
  const ways = [main, ...others].map(({ label, href }) => `${label}:\n${href}`)
  const end = [`-- \n${footer}`, ...(off ? [`${off.label}:\n${off.href}`] : [])].join('\n')
  const text = [...before, ...sectionsAsText(sections), ...ways, ...after, end]
  return {
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: htmlPage({ locale, title: subject, before, sections, main, others, after, footer, off }),
  }
}

function actionsOf(mail: AccountMail, label: string): [Action, ...Action[]] {
  switch (mail.template) {
    case 'sign-up-attempt':
      return [
        { label, href: mail.links.signIn },
        { label: wordsIn(mail.locale).account.forgotten, href: mail.links.forgotPassword },
      ]
    case 'address-proof':
      return [{ label, href: mail.links.prove }]
    case 'email-change-new':
      return [{ label, href: mail.links.confirm }]
    case 'email-change-old':
      return [{ label, href: mail.links.answer }]
    case 'email-change-known':
      return [{ label, href: mail.links.signIn }]
    case 'password-reset':
      return [{ label, href: mail.links.resetPassword }]
  }
}
