import type { Mailer } from '@throughline/core/account'
import { mailOptions } from './envelope.ts'

/** Milliseconds a mail server may keep us waiting: to connect, to greet, and for each answer. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/**
 * Whether nothing is said to a server before the connection is under TLS: where a password goes over the net, whoever sits in
 * between could else keep it from us that the server has TLS. `?requireTLS=false` in the address takes that back.
 */
function demandsTls(url: string): boolean {
  const { protocol, password, hostname, searchParams } = new URL(url)
  return protocol === 'smtp:' && password !== '' && !LOOPBACK.test(hostname) && !searchParams.has('requireTLS')
}

/** Hands mail to a server, such as `smtps://user:password@mail.example`. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const options = { url, ...PATIENCE, ...(demandsTls(url) && { requireTLS: true }), disableFileAccess: true, disableUrlAccess: true }
  // Loaded for the first mail only: it would make every start slower and larger.
  const open = async () => (await import('nodemailer')).createTransport(options)
  let transport: ReturnType<typeof open> | undefined
  return {
    async send(message) {
      transport ??= open()
      await (await transport).sendMail(mailOptions(message, from))
    },
  }
}
