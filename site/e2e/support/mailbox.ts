import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes whatever it is given, so that a test can read what a person would. */
export interface Mailbox {
  readonly url: string
  /** The newest mail to the address, waiting for it up to 10 s; its body decoded to plain text. */
  mailTo(address: string): Promise<string>
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: { to: string[]; text: string }[] = []
  let arrived = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: decoded(Buffer.concat(chunks).toString()) })
        arrived()
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const newest = (address: string) => mails.findLast(({ to }) => to.includes(address))?.text

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async mailTo(address) {
      const limit = AbortSignal.timeout(10_000)
      for (;;) {
        const mail = newest(address)
        if (mail) return mail
        await new Promise<void>((resolve, reject) => {
          arrived = resolve
          limit.onabort = () => reject(new Error(`No mail came to ${address}.`))
        })
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Quoted-printable to text: enough to find a link in. */
const decoded = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
