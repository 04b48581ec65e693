import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ArrivedMail {
  raw: Buffer
  recipients: string[]
}

/** What a mail says, its quoted-printable lines decoded: enough to find a link in. */
export const textOf = ({ raw }: ArrivedMail): string =>
  raw
    .toString()
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** A mail server of another author on the loopback, which takes whatever it is given; browser tests have it, too. Any free port by default. */
export async function openSmtpServer(
  onMail: (mail: ArrivedMail) => void,
  { port = 0, ...options }: SMTPServerOptions & { port?: number } = {},
) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        onMail({ raw: Buffer.concat(chunks), recipients: session.envelope.rcptTo.map(({ address }) => address) })
        done()
      })
    },
    ...options,
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    host: `127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}
