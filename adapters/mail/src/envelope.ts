import type { MailMessage } from '@throughline/core/account'
import type { SendMailOptions } from 'nodemailer'

const oneAddress = /^[^\s<>(),;:"@\p{Cc}]+@[^\s<>(),;:"@\p{Cc}]+$/u

/**
 * A message as nodemailer takes it.
 * @throws Error when the address is not a single plain one, or the subject holds a control character.
 */
export function mailOptions({ to, subject, text, html, messageId, attachment, unsubscribe }: MailMessage, from: string): SendMailOptions {
  if (!oneAddress.test(to)) throw new Error('A mail goes to one plain address.')
  if (/\p{Cc}/u.test(subject)) throw new Error('The subject of a mail is one line.')
  // RFC 3834: keeps holiday notices from being sent back.
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe !== undefined && offHeaders(unsubscribe)) },
    ...(attachment && { attachments: [{ filename: attachment.name, content: attachment.text, contentType: 'text/plain; charset=utf-8' }] }),
    ...(messageId !== undefined && { messageId: `<${messageId}@${domainOf(from)}>` }),
  }
}

/** RFC 2369 and 8058: mail programs show a button that takes one press. */
const offHeaders = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const domainOf = (from: string) => /@([^\s@>]+)>?$/.exec(from)?.[1] ?? 'localhost'
