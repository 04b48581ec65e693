import type { Mailer } from '@throughline/core/account'
import { createTransport } from 'nodemailer'
import { mailOptions } from './envelope.ts'

/** Milliseconds a mail server may keep us waiting: to connect, to greet, and for each answer. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Hands mail to a server, such as `smtps://user:password@mail.example`. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, ...PATIENCE, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send(message) {
      await transport.sendMail(mailOptions(message, from))
    },
  }
}
